//! A Ballista cluster on this machine: a scheduler and executors, each a process that knows `verify_ed25519`.
//!
//! A process prints one line when it is ready, and ends when its standard input does. So none outlives the program that
//! started it, however that ended.

use std::error::Error;
use std::io::{self, Read};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs, process, thread};

use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::extension::{SessionConfigExt, SessionStateExt};
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_core::utils::default_session_builder;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use ballista_executor::health::ExecutorHealth;
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::{create_scheduler, start_grpc_service_with_listener};
use datafusion::execution::{FunctionRegistry, SessionStateBuilder};
use datafusion::prelude::{SessionConfig, SessionContext};
use datafusion_proto::protobuf::{LogicalPlanNode, PhysicalPlanNode};
use forge25519_datafusion::{NAME, verify_ed25519};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::ChildStdout;

use crate::Result;
use crate::replay::{Replay, config, replay};

/// Starts a scheduler and `executors` with one thread each, replays the file on them, and ends them.
///
/// # Errors
/// Those of the query; if a process cannot be started or ends early; if there is no result within `limit`.
pub async fn on_cluster(executors: usize, file: &Path, limit: Duration) -> Result<Replay> {
    let run = tokio::time::timeout(limit, within(executors, file));
    run.await.unwrap_or_else(|_| {
        let limit = limit.as_secs();
        Err(format!(
            "no result within {limit} s; --limit SECONDS allows more, RUST_LOG=info shows the steps of each process"
        )
        .into())
    })
}

async fn within(executors: usize, file: &Path) -> Result<Replay> {
    let folder = tempfile::tempdir()?;
    let work: Vec<_> = (0..executors)
        .map(|i| folder.path().join(i.to_string()))
        .collect();
    // The scheduler is the first. Dropped before the folder, into which they write.
    let mut members = vec![Member::start(&["scheduler"]).await?];
    let scheduler = members[0].line.clone();
    for work in &work {
        fs::create_dir(work)?;
        let words = ["executor", &scheduler, &work.to_string_lossy()];
        members.push(Member::start(&words).await?);
    }
    let context = client(format!("http://{scheduler}"))?;
    let mut result = tokio::select! {
        result = replay(&context, file) => result?,
        error = first_to_end(&mut members) => return Err(error),
    };
    // Executors leave their partial counts there, for the last stage of the query.
    for work in &work {
        result.idle += usize::from(fs::read_dir(work)?.next().is_none());
    }
    Ok(result)
}

/// A session whose queries run on the cluster.
fn client(url: String) -> Result<SessionContext> {
    let state = SessionStateBuilder::new()
        .with_default_features()
        .with_config(config(SessionConfig::new_with_ballista()))
        .build()
        .upgrade_for_ballista(url)?;
    Ok(SessionContext::new_with_state(state))
}

/// A process of the cluster, and the line by which it said that it is ready.
struct Member {
    role: String,
    child: Child,
    line: String,
}

impl Member {
    /// This program again, in another role.
    async fn start(words: &[&str]) -> Result<Self> {
        let mut child = Command::new(env::current_exe()?)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // The terminal interrupts this program alone, which then ends the others.
            .process_group(0)
            .spawn()?;
        let output = child.stdout.take().expect("it is piped");
        // Dropped on an error, which ends the child.
        let mut member = Self {
            role: words[0].to_owned(),
            child,
            line: String::new(),
        };
        let mut line = String::new();
        BufReader::new(ChildStdout::from_std(output)?)
            .read_line(&mut line)
            .await?;
        if line.is_empty() {
            let status = member.child.wait()?;
            return Err(format!("the {} ended with {status}", member.role).into());
        }
        member.line = line.trim().to_owned();
        Ok(member)
    }
}

/// Waits until a process ends, which none should: a client would wait for it in vain.
async fn first_to_end(members: &mut [Member]) -> Box<dyn Error + Send + Sync> {
    loop {
        for member in &mut *members {
            match member.child.try_wait() {
                Ok(None) => {}
                Ok(Some(status)) => {
                    return format!("the {} ended during the query with {status}", member.role)
                        .into();
                }
                Err(error) => return error.into(),
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        // Both fail if it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The role of the scheduler. Its line is its address.
pub fn scheduler() -> Result<()> {
    end_with_input();
    run(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let settings = Arc::new(SchedulerConfig {
            external_host: address.ip().to_string(),
            bind_port: address.port(),
            scheduling_policy: TaskSchedulingPolicy::PullStaged,
            override_session_builder: Some(Arc::new(|config: SessionConfig| {
                let mut state = default_session_builder(config)?;
                state.register_udf(Arc::new(verify_ed25519()))?;
                Ok(state)
            })),
            ..SchedulerConfig::default()
        });
        let cluster = BallistaCluster::new_from_config(&settings).await?;
        let scheduler =
            create_scheduler::<LogicalPlanNode, PhysicalPlanNode>(cluster, settings).await?;
        println!("{address}");
        Ok(start_grpc_service_with_listener(listener, scheduler).await?)
    })
}

/// The role of an executor with one thread, which keeps its files in `work`. Prints its line when the scheduler
/// knows it.
pub fn executor(scheduler: &str, work: &str) -> Result<()> {
    end_with_input();
    let scheduler: SocketAddr = scheduler.parse()?;
    let mut functions = BallistaFunctionRegistry::default();
    functions
        .scalar_functions
        .insert(NAME.to_owned(), Arc::new(verify_ed25519()));
    let health = ExecutorHealth::new();
    let settings = ExecutorProcessConfig {
        external_host: Some("127.0.0.1".to_owned()),
        port: free_port()?,
        grpc_port: free_port()?,
        scheduler_host: scheduler.ip().to_string(),
        scheduler_port: scheduler.port(),
        vcores: 1,
        task_scheduling_policy: TaskSchedulingPolicy::PullStaged,
        work_dir: Some(work.to_owned()),
        override_function_registry: Some(Arc::new(functions)),
        health: health.clone(),
        ..ExecutorProcessConfig::default()
    };
    thread::spawn(move || {
        while !health.is_ready() {
            thread::sleep(Duration::from_millis(10));
        }
        println!("ready");
    });
    run(async {
        start_executor_process(Arc::new(settings)).await?;
        Err("the executor lost its scheduler or its port".into())
    })
}

fn run(role: impl Future<Output = Result<()>>) -> Result<()> {
    tokio::runtime::Runtime::new()?.block_on(role)
}

/// Ballista binds ports by number only. Another process could take this one in the meantime; then the executor fails.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn end_with_input() {
    thread::spawn(|| {
        // An error is an end too.
        let _ = io::stdin().read_to_end(&mut Vec::new());
        process::exit(0);
    });
}

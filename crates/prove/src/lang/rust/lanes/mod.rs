//! Files with lanes: several elements at once, each in a lane of vectors. The functions of a module act on every lane
//! alike, as their helpers do, so each is read as the function on one lane: vectors and masks are words. That helpers
//! act so is known of their text, which has to be one of `forms`, word for word. `lane.rs.in` has their meaning in a
//! lane. Other functions are calls of these and of each other (`alike`).

mod alike;
mod forms;
mod lane;

use syn::{Item, visit_mut::VisitMut};

use super::{
    super::{
        numbers::Int,
        problem::{ACROSS, Problem},
        syntax::{Constant, File, Node, Type},
    },
    ATTRIBUTES,
    element::one_relax,
    expr::{self, line},
    read_item,
    tokens::unread,
    tokens_of,
    types::ty,
};
use alike::{Counts, alike};
use forms::Form;
use lane::Lane;

/// Functions that convert between lanes and arrays of elements. No operation calls them.
const CONVERSIONS: &[&str] = &[
    "vload",
    "vstore",
    "from_limbs",
    "to_limbs",
    "words_of_bytes",
    "bytes_of_words",
];

/// A module of a file with lanes, as a file about one lane.
#[derive(Clone, Debug)]
pub struct Module {
    /// Its name.
    pub name: String,
    /// Its contents.
    pub file: File,
}

/// The modules of a file with lanes; none if it is a file without.
///
/// # Errors
/// The first thing outside of the functions that is not understood.
pub fn modules(text: &str) -> Result<Option<Vec<Module>>, Problem> {
    let parsed = super::parsed(text)?;
    let limbs = |item: &Item| match item {
        Item::Mod(module) if module.ident == "limbs" => Some(line(&module.ident)),
        _ => None,
    };
    if let Some(at) = parsed.items.iter().find_map(limbs) {
        return Err(Problem::at(at, ACROSS));
    }
    if !parsed.items.iter().any(|item| matches!(item, Item::Mod(_))) {
        return Ok(None);
    }
    let mut common = File {
        lanes: true,
        ..File::default()
    };
    let mut inner = Vec::new();
    for item in &parsed.items {
        match item {
            Item::Mod(module) => inner.push(module),
            Item::Type(alias) if alias.ident == "Mask" => is_mask(alias)?,
            Item::Const(constant) => read_constant(&mut common, constant)?,
            // Modules see all of them, so there may be none but those whose text is known.
            other => {
                let known = common.helpers.len();
                read_item(&mut common, other)?;
                if common.helpers.len() == known {
                    return Err(Problem::unknown(line(other), "this outside of the modules"));
                }
            }
        }
    }
    let modules = inner.into_iter().map(|module| read_module(&common, module));
    modules.collect::<Result<_, _>>().map(Some)
}

/// A mask has a bit for each lane: in a file about one lane it is a word that is 0 or 1.
fn is_mask(alias: &syn::ItemType) -> Result<(), Problem> {
    match ty(&alias.ty)? {
        Type::Int(int) if int == Int::unsigned(8) => Ok(()),
        _ => Err(Problem::unknown(line(alias), "a mask of this type")),
    }
}

fn number(file: &File, name: &str) -> Option<usize> {
    file.number(name).and_then(|n| usize::try_from(n).ok())
}

/// A number, the mask of all lanes, or an element: the same in every lane.
fn read_constant(file: &mut File, constant: &syn::ItemConst) -> Result<(), Problem> {
    let (name, at) = (constant.ident.to_string(), line(constant));
    let plain = constant
        .attrs
        .iter()
        .all(|attr| attr.path().is_ident("doc"));
    let unknown = || Problem::unknown(at, format!("constant `{name}`"));
    let is = |ty: &str| spelt(&*constant.ty) == ty;
    if !plain {
        return Err(unknown());
    }
    match expr::expr(&constant.expr)?.kind {
        Node::Number(k, _) if name == "ALL" && is("Mask") => {
            let lanes = number(file, "LANES").filter(|lanes| *lanes <= 8);
            match lanes {
                Some(lanes) if k == ((1u32 << lanes) - 1).into() => {
                    file.numbers.push((name, 1.into()));
                    Ok(())
                }
                _ => Err(unknown()),
            }
        }
        // A mask would be one lane's.
        Node::Number(k, _) if name != "ALL" && is("usize") => {
            file.numbers.push((name, k));
            Ok(())
        }
        Node::List(items) => {
            let limbs = items.into_iter().map(|item| match item.kind {
                Node::Number(k, _) => Some(k),
                _ => None,
            });
            let limbs = limbs.collect::<Option<Vec<_>>>().ok_or_else(unknown)?;
            file.constants.push(Constant {
                name,
                line: at,
                limbs,
            });
            Ok(())
        }
        _ => Err(unknown()),
    }
}

fn read_module(common: &File, module: &syn::ItemMod) -> Result<Module, Problem> {
    let (name, at) = (module.ident.to_string(), line(module));
    let lanes = number(common, "LANES").unwrap_or_default();
    let Some(form) = Form::of(&name, lanes) else {
        let what = format!("module `{name}` of {lanes} lanes");
        return Err(Problem::unknown(at, what));
    };
    let condition = form
        .architecture
        .map(|arch| bare(&format!("#[cfg(target_arch = \"{arch}\")]")));
    let of_compiler = |attr: &&syn::Attribute| !attr.path().is_ident("doc");
    let conditions: Vec<String> = module.attrs.iter().filter(of_compiler).map(spelt).collect();
    if conditions != condition.into_iter().collect::<Vec<_>>() {
        return Err(Problem::unknown(at, "another condition of this module"));
    }
    let Some((_, items)) = &module.content else {
        return Err(Problem::unknown(at, "a module elsewhere"));
    };
    let lengths = ["LANES", "LIMBS", "BYTES", "WORDS"].into_iter();
    let lengths = lengths.filter_map(|name| Some((name.to_owned(), number(common, name)?)));
    let mut reader = Reader {
        form,
        lane: Lane {
            lengths: lengths.collect(),
            replaced: Vec::new(),
        },
        helpers: functions(form.helpers),
        meanings: functions(include_str!("lane.rs.in")),
        counts: Counts::of(items),
        relaxed: None,
        file: common.clone(),
    };
    for item in items {
        reader.item(item)?;
    }
    let file = reader.file;
    one_relax(&file)?;
    if let Some(at) = reader.relaxed
        && !file.helpers.iter().any(|own| own == "relax")
    {
        let what = "`relax`, which the module does not define";
        return Err(Problem::unknown(at, what));
    }
    let unknown = |(of, _): &&(&str, usize)| !file.helpers.iter().any(|own| own == of);
    if let Some((of, at)) = reader.lane.replaced.iter().find(unknown) {
        let what = format!("`{of}`, which the module does not define");
        return Err(Problem::unknown(*at, what));
    }
    Ok(Module { name, file })
}

/// The reader of a module.
struct Reader {
    form: &'static Form,
    lane: Lane,
    /// The known texts of helpers.
    helpers: Vec<syn::ItemFn>,
    /// Their meaning in a lane, of those that are functions of words.
    meanings: Vec<syn::ItemFn>,
    /// The parameters that are counts.
    counts: Counts,
    /// The first line that calls `relax`.
    relaxed: Option<usize>,
    file: File,
}

impl Reader {
    fn item(&mut self, item: &Item) -> Result<(), Problem> {
        match item {
            Item::Use(import) => is_import(self.form, import),
            Item::Type(alias) if alias.ident == "V" => is_type(alias, self.form.vector),
            Item::Type(alias) if alias.ident == "Words" => is_type(alias, "[V; WORDS]"),
            Item::Type(alias) if alias.ident == "Loose" => self.in_lane(item.clone()),
            Item::Fn(function) => {
                let mut function = function.clone();
                strip(self.form, &mut function)?;
                let name = function.sig.ident.to_string();
                if self.helpers.iter().any(|helper| helper.sig.ident == name) {
                    self.helper(&name, &function)
                } else if name == "splat" {
                    self.splat(&function)
                } else if CONVERSIONS.contains(&name.as_str()) {
                    let at = line(&function.sig.ident);
                    self.file.unread.push(unread(&function, at, name));
                    Ok(())
                } else {
                    self.function(function, name)
                }
            }
            // A mask among them would be one lane's, and functions in them are not looked at.
            Item::Const(_) | Item::Macro(_) | Item::Type(_) => {
                Err(Problem::unknown(line(item), "this in a module"))
            }
            other => self.in_lane(other.clone()),
        }
    }

    /// A function of vectors and masks.
    fn function(&mut self, function: syn::ItemFn, name: String) -> Result<(), Problem> {
        match alike(&function, &self.counts) {
            Ok(relaxed) => {
                self.relaxed = self.relaxed.or(relaxed);
                self.in_lane(Item::Fn(function))
            }
            Err(problem) => {
                let at = line(&function.sig.ident);
                self.file.broken.push((name, at, problem));
                Ok(())
            }
        }
    }

    /// An item as it is in one lane.
    fn in_lane(&mut self, mut item: Item) -> Result<(), Problem> {
        self.lane.visit_item_mut(&mut item);
        read_item(&mut self.file, &item)
    }

    /// A helper with the text that is known, and with its meaning.
    fn helper(&mut self, name: &str, function: &syn::ItemFn) -> Result<(), Problem> {
        let known = self.helpers.iter().find(|known| known.sig.ident == name);
        if known.map(spelt) != Some(spelt(&plain(function))) {
            let what = format!("helper `{name}` with another text");
            return Err(Problem::unknown(line(&function.sig.ident), what));
        }
        self.file.helpers.push(name.to_owned());
        match self.meanings.iter().find(|own| own.sig.ident == name) {
            Some(meaning) => read_item(&mut self.file, &Item::Fn(meaning.clone())),
            None => Ok(()),
        }
    }

    /// The same element in every lane.
    fn splat(&mut self, function: &syn::ItemFn) -> Result<(), Problem> {
        let limbs = number(&self.file, "LIMBS").unwrap_or_default();
        let vectors: Vec<String> = (0..limbs).map(|i| format!("vsplat(limbs[{i}])")).collect();
        let known = format!(
            "fn splat(limbs: &[u64; LIMBS]) -> Element {{ Element([{}]) }}",
            vectors.join(", ")
        );
        if spelt(&plain(function)) != bare(&known) {
            let what = "`splat` with another text";
            return Err(Problem::unknown(line(&function.sig.ident), what));
        }
        self.file.helpers.push("splat".to_owned());
        Ok(())
    }
}

/// A function without attributes, and as if for the module alone.
fn plain(function: &syn::ItemFn) -> syn::ItemFn {
    let mut plain = function.clone();
    plain.attrs.clear();
    plain.vis = syn::Visibility::Inherited;
    plain
}

/// Functions of a text of ours.
fn functions(text: &str) -> Vec<syn::ItemFn> {
    let file = syn::parse_file(text)
        .map(|file| file.items)
        .unwrap_or_default();
    let functions = file.into_iter().filter_map(|item| match item {
        Item::Fn(function) => Some(function),
        _ => None,
    });
    functions.collect()
}

/// Syntax as it is spelt, without spaces.
fn spelt(syntax: &impl quote::ToTokens) -> String {
    bare(&tokens_of(syntax))
}

/// A text without spaces.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// `use super::*` and the intrinsics of the architecture.
fn is_import(form: &Form, import: &syn::ItemUse) -> Result<(), Problem> {
    let intrinsics = form
        .architecture
        .map(|arch| format!("use core::arch::{arch}::*;"));
    let known = [Some("use super::*;".to_owned()), intrinsics];
    let own = spelt(import);
    if known.iter().flatten().any(|text| bare(text) == own) {
        Ok(())
    } else {
        Err(Problem::unknown(line(import), "an item that brings names"))
    }
}

/// Whether an alias is that of this type.
fn is_type(alias: &syn::ItemType, of: &str) -> Result<(), Problem> {
    if spelt(&*alias.ty) == bare(of) {
        Ok(())
    } else {
        let what = format!("a type `{}` that is not `{of}`", alias.ident);
        Err(Problem::unknown(line(alias), what))
    }
}

/// Removes the attribute of the processor's features, which says nothing of values. Of others there are only those that
/// change nothing of a meaning.
fn strip(form: &Form, function: &mut syn::ItemFn) -> Result<(), Problem> {
    let at = line(&function.sig.ident);
    let wanted = bare(&format!("#[target_feature(enable=\"{}\")]", form.features));
    let is_feature = |attr: &syn::Attribute| attr.path().is_ident("target_feature");
    let own: Vec<String> = function
        .attrs
        .iter()
        .filter(|attr| is_feature(attr))
        .map(spelt)
        .collect();
    let same = match (own.as_slice(), form.features) {
        ([], "") => true,
        ([one], features) => !features.is_empty() && *one == wanted,
        _ => false,
    };
    if !same {
        return Err(Problem::unknown(at, "other features of the processor"));
    }
    function.attrs.retain(|attr| !is_feature(attr));
    let plain = |attr: &syn::Attribute| ATTRIBUTES.iter().any(|own| attr.path().is_ident(own));
    match function.attrs.iter().find(|attr| !plain(attr)) {
        Some(other) => Err(Problem::unknown(line(other), "this attribute")),
        None => Ok(()),
    }
}

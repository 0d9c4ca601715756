//! Synthesis: the base, and that its sets cost something and no DSP.

use riscv_rtl::{
    HardwareError,
    area::{Area, Subject},
    unit::UNITS,
};

#[test]
fn a_set_costs_registers_for_the_third_operand_and_no_dsp() {
    let [base, reduced] = [0, 2].map(|unit| Subject::Unit(&UNITS[unit]).synthesise(false));
    let areas: Vec<Area> = match base.and_then(|base| Ok(vec![base, reduced?])) {
        Err(error @ HardwareError::Missing(_)) => {
            eprintln!("skipped: {error}");
            return;
        }
        areas => areas.unwrap_or_else(|error| panic!("{error}")),
    };
    let [base, reduced] = &areas[..] else {
        unreachable!("two were asked for");
    };
    assert_eq!((base.dsps(), reduced.dsps()), (16, 16));
    // The third operand alone is 64 bits.
    assert!(reduced.registers() >= base.registers() + 64);
    assert!(reduced.luts() > base.luts());
    assert!(reduced.xilinx_path >= base.xilinx_path);
}

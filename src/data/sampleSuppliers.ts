/** Columns of the supplier matrix. */
export const supplierControls = ['access', 'patching', 'backup', 'incidents', 'subSuppliers'] as const;
/** A supplier's answer. */
export type ControlState = 'met' | 'open' | 'unanswered';

/** Invented suppliers of an invented enterprise; states in the order of `supplierControls`. */
export const sampleSuppliers = [
  {id: 'hosting', states: ['met', 'met', 'met', 'met', 'open'], sample: true},
  {id: 'payroll', states: ['met', 'met', 'met', 'open', 'unanswered'], sample: true},
  {id: 'maintenance', states: ['open', 'open', 'met', 'unanswered', 'unanswered'], sample: true},
  {id: 'freight', states: ['met', 'open', 'met', 'met', 'unanswered'], sample: true},
  {id: 'software', states: ['met', 'met', 'met', 'met', 'met'], sample: true},
] as const satisfies readonly {id: string; states: readonly ControlState[]; sample: true}[];

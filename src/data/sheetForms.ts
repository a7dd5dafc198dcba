/** Fields of the PDF forms that guides offer. The words are in `src/content/sheetForms.ts`. */

/** Sheets that a guide may offer (`sheets` of its front matter). */
export const sheetKinds = [
  'emergency-sheet',
  'checklist',
  'risk-register',
  'scan-authorization',
  'pricing-sheet',
  'decision-note',
] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** Sheets shown side by side on the partner-program page. */
export const shownSheets: readonly SheetKind[] = ['emergency-sheet', 'checklist', 'risk-register'];

/** Sheets that partners give to their clients, and that may carry the partner's name and colour. */
export const clientSheets: readonly SheetKind[] = [...shownSheets, 'scan-authorization'];

export interface FormField {
  /** Key of the label in the words of the form. Row id and label form the field's name in the file. */
  readonly label: string;
  readonly share: number;
  /** Number of lines; default 1. */
  readonly lines?: number;
  /** Options: scores from 1 to 5, or ways to treat a risk. */
  readonly choice?: 'score' | 'treatment';
}

export interface FormRow {
  /** Key of the text before the fields, if the words have one. */
  readonly id: string;
  readonly fields: readonly FormField[];
}

export interface FormPart {
  /** Key of the heading and of an optional text below it. */
  readonly id: string;
  readonly rows: readonly FormRow[];
}

const row = (
  id: string,
  ...fields: readonly (readonly [label: string, share: number, lines?: number])[]
) => ({
  id,
  fields: fields.map(([label, share, lines]) => ({label, share, lines})),
});

/** Contacts and notes for an incident, to be pinned to a wall. */
const emergencySheet: readonly FormPart[] = [
  {
    id: 'calls',
    rows: [
      row('provider', ['name', 0.36], ['day', 0.32], ['night', 0.32]),
      row('shutdown', ['name', 0.36], ['phone', 0.32], ['otherPhone', 0.32]),
      row('standIn', ['name', 0.36], ['phone', 0.32], ['otherPhone', 0.32]),
      row('management', ['name', 0.36], ['phone', 0.32], ['otherPhone', 0.32]),
      row('bank', ['name', 0.36], ['fraudLine', 0.32], ['customerNumber', 0.32]),
      row('insurer', ['name', 0.36], ['incidentLine', 0.32], ['policy', 0.32]),
      row('dataProtection', ['name', 0.36], ['phone', 0.32], ['email', 0.32]),
      row('authority', ['name', 0.36], ['phone', 0.32], ['portal', 0.32]),
    ],
  },
  {
    id: 'notes',
    rows: [
      row('noticed', ['date', 0.36], ['time', 0.2], ['by', 0.44]),
      row('device', ['what', 1]),
      row('done', ['what', 1, 3]),
      row('informed', ['who', 1, 2]),
    ],
  },
  {id: 'deadlines', rows: [row('aware', ['date', 0.36], ['time', 0.2], ['decidedBy', 0.44])]},
];

/** Scope, time and permission of a scan, signed before the first scan. */
const scanAuthorization: readonly FormPart[] = [
  {
    id: 'scope',
    rows: [
      row('company', ['vat', 0.36], ['office', 0.64]),
      row('listed', ['domains', 0.5, 3], ['addresses', 0.5, 3]),
      row('mail', ['emailSystem', 1]),
      row('hosted', ['system', 0.4, 2], ['consentBy', 0.36, 2], ['date', 0.24]),
    ],
  },
  {
    id: 'when',
    rows: [
      row('period', ['from', 0.24], ['until', 0.24], ['hours', 0.52]),
      row('byDay', ['name', 0.36], ['phone', 0.28], ['email', 0.36]),
      row('byNight', ['name', 0.36], ['phone', 0.28], ['email', 0.36]),
      row('stop', ['name', 0.36], ['phone', 0.28], ['stopLine', 0.36]),
    ],
  },
  {id: 'limits', rows: [row('results', ['recipients', 0.6], ['deletion', 0.4])]},
  {
    id: 'signature',
    rows: [
      row('forClient', ['name', 0.27], ['role', 0.24], ['date', 0.22], ['signature', 0.27, 2]),
      row('forProvider', ['name', 0.27], ['companyRole', 0.24], ['date', 0.22], ['signature', 0.27, 2]),
    ],
  },
];

/** Floor price of a service, its margin under two stress tests, and the resulting price list. */
const pricingSheet: readonly FormPart[] = [
  {
    id: 'cost',
    rows: [
      row('platform', ['monthly', 0.4], ['clients', 0.3], ['perClient', 0.3]),
      row('technician', ['hours', 0.4], ['fullCost', 0.3], ['perClient', 0.3]),
      row('contact', ['hours', 0.4], ['fullCost', 0.3], ['perClient', 0.3]),
      row('tools', ['which', 0.7], ['perClient', 0.3]),
      row('overheads', ['yearly', 0.4], ['clients', 0.3], ['perClient', 0.3]),
      row('cost', ['sum', 1]),
    ],
  },
  {
    id: 'price',
    rows: [
      row('floor', ['margin', 0.4], ['floor', 0.6]),
      row('halfClients', ['cost', 0.4], ['marginLeft', 0.6]),
      row('oneMoreHour', ['cost', 0.4], ['marginLeft', 0.6]),
    ],
  },
  {
    id: 'list',
    rows: [
      row('packages', ['first', 1 / 3], ['second', 1 / 3], ['third', 1 / 3]),
      row('start', ['first', 1 / 3], ['second', 1 / 3], ['third', 1 / 3]),
      row('fee', ['first', 1 / 3], ['second', 1 / 3], ['third', 1 / 3]),
      row('furtherUser', ['first', 1 / 3], ['second', 1 / 3], ['third', 1 / 3]),
      row('term', ['first', 1 / 3], ['second', 1 / 3], ['third', 1 / 3]),
      row('discounts', ['approver', 0.6], ['least', 0.4]),
      row('valid', ['from', 0.4], ['signedBy', 0.6]),
    ],
  },
];

/** Reasons to begin and conditions to stop, signed by the budget owner. */
const decisionNote: readonly FormPart[] = [
  {
    id: 'service',
    rows: [
      row('serviceName', ['name', 0.5], ['owner', 0.5]),
      row('clients', ['sector', 0.4], ['size', 0.25], ['region', 0.35]),
      row('problem', ['sentence', 1, 2]),
      row('packages', ['first', 1 / 3], ['second', 1 / 3], ['third', 1 / 3]),
      row('excluded', ['what', 1, 3]),
    ],
  },
  {
    id: 'plan',
    rows: [
      row('hours', ['monthly', 0.4], ['whose', 0.6]),
      row('target', ['clients', 0.4], ['revenue', 0.6]),
      row('stop', ['condition', 1, 3]),
      row('review', ['date', 0.4], ['present', 0.6]),
    ],
  },
  {id: 'signature', rows: [row('signed', ['by', 0.4], ['date', 0.25], ['signature', 0.35])]},
];

export const forms = {
  'emergency-sheet': emergencySheet,
  'scan-authorization': scanAuthorization,
  'pricing-sheet': pricingSheet,
  'decision-note': decisionNote,
} as const satisfies Partial<Record<SheetKind, readonly FormPart[]>>;

export type FormName = keyof typeof forms;

/** One risk of the register, half a page high. */
export const riskRows: readonly FormRow[] = [
  row('risk', ['id', 0.18], ['process', 0.41], ['owner', 0.41]),
  row('scenario', ['scenario', 1, 2]),
  row('facts', ['evidence', 0.5, 2], ['controls', 0.5, 2]),
  {
    id: 'score',
    fields: [
      {label: 'likelihood', share: 0.2, choice: 'score'},
      {label: 'impact', share: 0.2, choice: 'score'},
      {label: 'score', share: 0.2},
      {label: 'treatment', share: 0.4, choice: 'treatment'},
    ],
  },
  row('measures', ['measures', 1, 3]),
  {
    id: 'after',
    fields: [
      {label: 'likelihoodAfter', share: 0.2, choice: 'score'},
      {label: 'impactAfter', share: 0.2, choice: 'score'},
      {label: 'scoreAfter', share: 0.2},
      {label: 'acceptedBy', share: 0.4},
    ],
  },
  row('dates', ['acceptedOn', 0.5], ['nextReview', 0.5]),
];

/** Pages of the register, with two risks each. */
export const registerPages = 3;

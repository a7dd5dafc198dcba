/** Words of the risk register's spreadsheet, its levels and treatments. */
export const riskRegister = {
  /** Names of the sheets: at most 31 characters, a limit of spreadsheets. */
  sheets: {register: 'Register', overview: 'Overview', scales: 'Scales', example: 'Example'},
  title: 'Risk register',
  company: 'Company',
  preparedBy: 'Prepared by',
  asOf: 'As of',
  /** Names as in the guide. */
  levels: {now: 'Treat now', plan: 'Treat within the plan', accept: 'Accept or improve'},
  treatments: ['Reduce', 'Avoid', 'Share', 'Accept'],
  /** Column headings. */
  columns: {
    id: 'ID',
    process: 'Process',
    scenario: 'Scenario: cause, event, consequence',
    evidence: 'Evidence, with date',
    owner: 'Owner',
    controls: 'Controls today',
    likelihood: 'Likelihood (1–5)',
    impact: 'Impact (1–5)',
    score: 'Score',
    level: 'Level',
    treatment: 'Treatment',
    measures: 'Measures: what, who, by when',
    likelihoodAfter: 'Likelihood after',
    impactAfter: 'Impact after',
    scoreAfter: 'Score after',
    levelAfter: 'Level after',
    acceptedBy: 'Accepted by',
    acceptedOn: 'Accepted on',
    nextReview: 'Next review',
  },
  /** Keys of the guide's records by column. Computed columns have none. */
  fields: {
    id: 'id',
    process: 'process',
    scenario: 'scenario',
    evidence: 'evidence',
    owner: 'owner',
    controls: 'controls_today',
    likelihood: 'likelihood',
    impact: 'impact',
    treatment: 'treatment',
    measures: 'measures',
    likelihoodAfter: 'likelihood_after',
    impactAfter: 'impact_after',
    acceptedBy: 'accepted_by',
    acceptedOn: 'accepted_on',
    nextReview: 'next_review',
  },
  overview: {
    level: 'Level',
    today: 'Today',
    after: 'After measures',
    all: 'All risks',
    incomplete: 'Risks without a score',
    withoutOwner: 'Risks without an owner',
    overdue: 'Reviews overdue',
    matrix: 'Risks by likelihood (down) and impact (across)',
  },
  scales: {
    from: 'From score',
    thresholds:
      'Proposed values: change them to those that management signs. The level of every risk follows.',
    higher: 'The higher of the two impacts counts.',
  },
  invalid: {
    score: 'A whole number from 1 to 5: see the sheet with the scales.',
    date: 'A date with its year, such as 30/09/2027.',
    treatment: 'Reduce, avoid, share or accept; or several of them in words.',
  },
};

export type RiskRegisterContent = typeof riskRegister;

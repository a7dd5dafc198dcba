/** Words of components in texts. The texts are in `docs/` and `blog/`. */
export const writing = {
  decisionTable: {
    hint: 'Answer the questions: the row that is left is the answer.',
    again: 'Show all rows',
  },
  reportCounter: {
    label: 'Clients',
    fewer: 'One client fewer',
    more: 'One client more',
    reports: (clients: number, reports: number) => `${clients} × 12 = ${reports} reports a year`,
  },
};

export type WritingContent = typeof writing;

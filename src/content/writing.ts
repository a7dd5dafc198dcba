/** Words of the parts that stand in texts; the texts are in `docs/` and `blog/`. */
export const writing = {
  decisionTable: {
    hint: 'Answer what you know. Rows that no longer fit disappear.',
    again: 'Show all rows',
  },
  reportCounter: {
    label: 'Clients',
    fewer: 'One client fewer',
    more: 'One client more',
    reports: (clients: number) => `${clients} × 12 = ${clients * 12} reports a year`,
  },
};

export type WritingContent = typeof writing;

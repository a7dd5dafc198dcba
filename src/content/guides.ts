/** Words around the guides; their texts are in `docs/`. */
export const guides = {
  /** Heading of the cards of a guide. */
  summary: 'At a glance',
  /** Beside the button for the guide itself as a file. */
  whole: 'The whole guide, to print or pass on.',
  /** Beside a button that links to the booking page without mentioning it. */
  booking: 'Opens our page for booking a meeting.',
  /** Buttons of the tables that come with a guide, by the name of the file (`action.sheet` of its front matter). */
  sheets: {'risk-register': 'Download the risk register'} as Readonly<Record<string, string>>,
  /** The field above a plan of days, which gives every step its date. */
  plan: {
    start: 'Signature on',
    rule: 'Every step gets its date, and so does the email to the client below. What falls on a weekend after the signature moves on to a working day of its own; check public holidays yourself.',
    calendar: 'Calendar file',
    /** For screen readers. */
    said: (step: string, date: string) => `Every step below has its date. ${step}: ${date}.`,
  },
  /** Below a waterfall with a cut scale. */
  waterfall: {
    beginning: (amount: string) =>
      `The bars begin at ${amount}, so that small steps can be seen; the gap in the bars of the sums stands for what lies below.`,
  },
};

export type GuidesContent = typeof guides;

/** Words around the guides; their texts are in `docs/`. */
export const guides = {
  /** Heading of the cards of a guide. */
  summary: 'At a glance',
  /** Beside the button for the guide itself as a file. */
  whole: 'The whole guide, to print or pass on.',
  /** Beside a button that leads to the booking page and does not say so. */
  booking: 'Opens our page for booking a meeting.',
  /** Buttons of the tables that come with a guide, by the name of the file (`action.sheet` of its front matter). */
  sheets: {'risk-register': 'Download the risk register'} as Readonly<Record<string, string>>,
  /** The field above a plan of days, which gives every step its date. */
  plan: {
    start: 'Signature on',
    rule: 'Gives every step its date. A later day that falls on a Saturday or Sunday becomes the Monday after; check public holidays yourself.',
    calendar: 'Calendar file',
    /** For screen readers. */
    said: (step: string, date: string) => `Every step below has its date. ${step}: ${date}.`,
  },
};

export type GuidesContent = typeof guides;

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
};

export type GuidesContent = typeof guides;

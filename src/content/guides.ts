/** Words around the guides; their texts are in `docs/`. */
export const guides = {
  /** Names the cards of a guide for screen readers. */
  summary: 'At a glance',
  /** Beside a button that leads to the booking page and does not say so. */
  booking: 'Opens our page for booking a meeting.',
  riskRegister: 'Download the risk register',
};

export type GuidesContent = typeof guides;

/** Promises to people who report a vulnerability. Calendar days from the report. */
export const disclosure = {
  answerDays: 3,
  /** Confirmation, or refusal with the reason. */
  assessmentDays: 10,
  /** After this, the reporter may publish, fixed or not. */
  publicationDays: 90,
} as const;

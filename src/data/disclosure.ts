/** What whoever reports a weakness may count on. Days are calendar days, counted from the report. */
export const disclosure = {
  /** A person answers. */
  answerDays: 3,
  /** The report is confirmed or refused, with the reason. */
  assessmentDays: 10,
  /** The reporter may publish, fixed or not. */
  publicationDays: 90,
} as const;

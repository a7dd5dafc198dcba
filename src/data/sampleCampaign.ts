/**
 * An invented campaign: questionnaires of one assessment, sent to the staff of several clients. How many were sent and opened,
 * are answered, and how many people were reminded.
 */
export const sampleCampaign = {sent: 24, opened: 21, answered: 15, reminded: 9, sample: true} as const;

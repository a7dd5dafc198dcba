/** An invented campaign: questionnaires sent to the staff of several clients, and the number answered. */
export const sampleCampaign = {sent: 24, answered: 15, sample: true} as const;

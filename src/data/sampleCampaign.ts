/**
 * An invented campaign: one assessment for the three clients that the home page's card names. How many of its questionnaires
 * were sent and opened, are answered, and were reminded of.
 */
export const sampleCampaign = {sent: 24, opened: 21, answered: 15, reminded: 9, sample: true} as const;

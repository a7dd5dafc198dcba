/** A call to the platform's API and its answer, made up for the picture: a client of the dashboard mock-up. */
export const sampleApiCall = {
  method: 'GET',
  path: '/v1/clients/studio-bianchi',
  answer: [
    ['score', '46'],
    ['open_findings', '7'],
    ['frameworks', '["NIS2", "GDPR"]'],
  ],
  sample: true,
} as const;

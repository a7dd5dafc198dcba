import {sampleClients} from './sampleClients';
import {reportFrameworks, sampleReport} from './sampleReport';

const [client] = sampleClients;

/** A call to the platform's API and its answer, made up for the picture: the client of the sample report. */
export const sampleApiCall = {
  method: 'GET',
  path: `/v1/clients/${sampleReport.client.domain.replace('.example', '')}`,
  answer: [
    ['score', String(client.score)],
    ['open_findings', String(client.open)],
    ['frameworks', `[${reportFrameworks.map(({name}) => `"${name}"`).join(', ')}]`],
  ],
  sample: true,
} as const;

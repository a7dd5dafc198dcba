import {sampleClients} from './sampleClients';
import {sampleCompliance} from './sampleCompliance';
import {sampleReport} from './sampleReport';

const [client] = sampleClients;
const nis2 = sampleCompliance.find(({framework}) => framework === 'NIS2')!;

/** An invented API call and its response, about the client of the sample report. */
export const sampleApiCall = {
  method: 'GET',
  path: `/v1/clients/${sampleReport.client.domain.replace('.example', '')}`,
  answer: [
    ['score', String(client.score)],
    ['open_findings', String(client.open)],
    ['nis2_percent', String(nis2.percent)],
  ],
  sample: true,
} as const;

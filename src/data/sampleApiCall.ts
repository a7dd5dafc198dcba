import {sampleClients} from './sampleClients';
import {sampleCompliance} from './sampleCompliance';
import {sampleReport} from './sampleReport';

const [client] = sampleClients;
const nis2 = sampleCompliance.find(({framework}) => framework === 'NIS2')!;

/** A call to the platform's API and its answer, made up for the picture: the client of the sample report. */
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

import {brand} from './brand';
import {sampleBrands} from './sampleBrands';

const [msp, mssp] = sampleBrands;

/** Companies of the cases on the growth-models page. The brand file names the operator and the insurer. */
export const sampleCases = {
  msp: {company: msp.name, sample: true},
  mssp: {company: mssp.name, sample: true},
  apiHub: {company: 'Nodoverde Hub', sample: true},
} as const;

/** Authors of the testimonials on the growth-models page. */
export const sampleVoices = {
  msp: {author: 'Davide Rota', company: msp.name, sample: true},
  platform: {author: 'Elena Marchetti', company: brand.links.insurerMarketplace?.name, sample: true},
} as const;

import {brand} from './brand';
import {sampleBrands} from './sampleBrands';

const [msp, mssp] = sampleBrands;

/**
 * Who the cases of the growth-models page are about: names, the same in every language. Their words are in the content. Those of
 * operator and insurer are the partners that the brand file names.
 */
export const sampleCases = {
  msp: {company: msp.name, sample: true},
  mssp: {company: mssp.name, sample: true},
  apiHub: {company: 'Nodoverde Hub', sample: true},
} as const;

/** Who speaks in the testimonials of the growth-models page. */
export const sampleVoices = {
  msp: {author: 'Davide Rota', company: msp.name, sample: true},
  platform: {author: 'Elena Marchetti', company: brand.links.insurerMarketplace?.name, sample: true},
} as const;

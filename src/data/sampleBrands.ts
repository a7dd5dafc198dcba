/**
 * Invented partners of the product mock-ups: an MSP, an MSSP, a telecom operator and an insurer. Their colours have
 * enough contrast on light backgrounds, so the style sheet of the home page needs no corrected ones (a test checks).
 */
export const sampleBrands = [
  {id: 'nordalia', name: 'Nordalia IT', host: 'security.nordalia.example', colour: '#b83c00', sample: true},
  {
    id: 'verdemare',
    name: 'Verdemare Cyber',
    host: 'portal.verdemare.example',
    colour: '#00765b',
    sample: true,
  },
  {id: 'altavia', name: 'Altavia Telecom', host: 'shield.altavia.example', colour: '#6a3fd1', sample: true},
  {id: 'corvo', name: 'Corvo Assicura', host: 'cyber.corvo.example', colour: '#c2185b', sample: true},
] as const;

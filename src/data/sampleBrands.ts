/**
 * Invented partners that the product mock-ups are shown with: an MSP, an MSSP, a telecom operator and an insurer. Their
 * colours can be read on light grounds as they are, so that the style sheet of the home page needs no others; a test says so.
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

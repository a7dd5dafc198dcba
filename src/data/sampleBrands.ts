/** Invented partners that the product mock-ups are shown with: an MSP, an MSSP, a telecom operator and an insurer. */
export const sampleBrands = [
  {id: 'nordalia', name: 'Nordalia IT', host: 'security.nordalia.example', colour: '#d9531e', sample: true},
  {
    id: 'verdemare',
    name: 'Verdemare Cyber',
    host: 'portal.verdemare.example',
    colour: '#0b8566',
    sample: true,
  },
  {id: 'altavia', name: 'Altavia Telecom', host: 'shield.altavia.example', colour: '#6a3fd1', sample: true},
  {id: 'corvo', name: 'Corvo Assicura', host: 'cyber.corvo.example', colour: '#c2185b', sample: true},
] as const;

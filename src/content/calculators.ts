/** Words that the calculators share. */
export const calculators = {
  how: 'How we worked this out',
  copy: 'Copy link to this calculation',
  copied: 'Link copied',
  copyYourself: 'Copy the address from this field.',
  address: 'Address of this calculation',
  send: 'Send us these figures',
  withoutScript: 'Without JavaScript the result stays at these example numbers.',
};

export type CalculatorsContent = typeof calculators;

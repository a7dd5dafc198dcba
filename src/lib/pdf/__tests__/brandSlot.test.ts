import {fillSlot, largestLogo, type SlotBrand, slotContent, slotLength} from '../brandSlot';

const colours = {fill: '#7a1f5c', on: '#ffffff'};

it('is always of one length, and plain ASCII', () => {
  for (const name of [undefined, 'A', 'W'.repeat(60), '(\\)'.repeat(20), 'È€—'.repeat(20), '日本']) {
    const content = slotContent({name, ...colours});
    expect(content).toHaveLength(slotLength);
    expect(content).toMatch(/^[ -~\n]+$/);
  }
});

/** The drawing without its beginning and what fills it up. */
const drawn = (brand: Partial<SlotBrand>) => {
  const [mark, ...lines] = slotContent({...colours, ...brand})
    .trimEnd()
    .split('\n');
  expect(mark).toBe('%brand-slot');
  return lines;
};
const band = '0.478 0.122 0.361 rg 0 0 595.28 46 re f';
const written = (name: string, size: string, start = 56) =>
  `BT 1.000 1.000 1.000 rg /Name ${size} Tf ${start} 17 Td (${name}) Tj ET`;

it('writes the name as PDF files do, in both colours', () => {
  expect(drawn({name: 'Città (a\\b) €’'})).toEqual([
    band,
    written('Citt\\340 \\050a\\134b\\051 \\200\\222', '17.00'),
  ]);
});

it.each([
  ['i', 40, '17.00'],
  ['Z', 60, '10.32'],
  ['W', 60, '8.05'],
])('sets "%s" %d times in %s points', (letter, count, size) => {
  expect(drawn({name: letter.repeat(count)})[1]).toContain(`/Name ${size} Tf`);
});

it.each([
  ['as it is', 48, 24, '1 g 56 6 58 34 re f q 48 0 0 24 61 11 cm', 126, '17.00'],
  [
    'no wider than the name can spare',
    480,
    24,
    '1 g 56 14.5 150 17 re f q 140 0 0 7 61 19.5 cm',
    218,
    '8.63',
  ],
])('draws a logo %s', (_what, width, height, place, start, size) => {
  const jpeg = new TextEncoder().encode('Man \0\0\0\0Ma');
  const name = 'i'.repeat(size === '17.00' ? 1 : 60);
  expect(drawn({name, logo: {jpeg, width, height}})).toEqual([
    band,
    place,
    `BI /W ${width} /H ${height} /BPC 8 /CS /RGB /F [/A85 /DCT] ID`,
    '9jqo^z9jn~>',
    'EI Q',
    written(name, size, start),
  ]);
});

it('has room for the largest logo beside the longest name, and refuses a larger one', () => {
  const noise = Uint8Array.from({length: largestLogo}, (_, index) => (index * 151) % 256);
  const brand = {name: 'Ü'.repeat(60), ...colours};
  const content = slotContent({...brand, logo: {jpeg: noise, width: 480, height: 96}});
  expect(content).toHaveLength(slotLength);
  expect(content).toMatch(/^[ -~\n]+$/);
  const larger = new Uint8Array([...noise, ...noise]);
  expect(() => slotContent({...brand, logo: {jpeg: larger, width: 480, height: 96}})).toThrow(RangeError);
});

it('leaves a file without a place for it', () => {
  const other = new TextEncoder().encode('%PDF');
  expect(fillSlot(other, {name: 'A', ...colours})).toBe(false);
  expect(new TextDecoder().decode(other)).toBe('%PDF');
  // At its very beginning there is one.
  const file = new TextEncoder().encode(slotContent(colours));
  expect(fillSlot(file, {name: 'A', ...colours})).toBe(true);
  expect(new TextDecoder().decode(file)).toBe(slotContent({name: 'A', ...colours}));
});

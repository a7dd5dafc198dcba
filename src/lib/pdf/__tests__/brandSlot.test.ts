import {fillSlot, slotContent, slotLength} from '../brandSlot';

const colours = {fill: '#7a1f5c', on: '#ffffff'};

it('is always of one length, and plain ASCII', () => {
  for (const name of [undefined, 'A', 'W'.repeat(60), '(\\)'.repeat(20), 'È€—'.repeat(20), '日本']) {
    const content = slotContent({name, ...colours});
    expect(content).toHaveLength(slotLength);
    expect(content).toMatch(/^[ -~\n]+$/);
  }
});

it('writes the name as PDF files do, in both colours', () => {
  const content = slotContent({name: 'Città (a\\b) €’', ...colours});
  expect(content).toContain('(Citt\\340 \\050a\\134b\\051 \\200\\222) Tj');
  expect(content).toContain('0.478 0.122 0.361 rg');
  expect(content).toContain('1.000 1.000 1.000 rg');
});

it('is a bar without letters where there is no name', () => {
  expect(slotContent(colours)).not.toContain('Tj');
});

it('sets a long name smaller', () => {
  const sizeOf = (name: string) => Number(/([\d.]+) Tf/.exec(slotContent({name, ...colours}))![1]);
  expect(sizeOf('Sentiva')).toBe(17);
  expect(sizeOf('W'.repeat(60))).toBeLessThan(9);
});

it('takes the place of what stands there, and moves nothing', () => {
  const before = `%PDF stream\n${slotContent(colours)}endstream`;
  const file = new TextEncoder().encode(before);
  fillSlot(file, {name: 'Sentiva', ...colours});
  const after = new TextDecoder().decode(file);
  expect(after).toBe(before.replace(slotContent(colours), slotContent({name: 'Sentiva', ...colours})));
  // And again, with another name.
  fillSlot(file, {name: 'Altra', ...colours});
  expect(new TextDecoder().decode(file)).toContain('(Altra) Tj');
});

it('refuses a file without a place for it', () => {
  expect(() => fillSlot(new TextEncoder().encode('%PDF'), {name: 'A', ...colours})).toThrow(
    /no place for a brand/,
  );
});

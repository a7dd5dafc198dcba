import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hasGreen, logo} from '@site/tests/fixtures/logo';
import {lookAtPdfs} from '@site/tests/pdf';
import {fillSlot, largestLogo, type SlotBrand, slotContent, slotLength} from '../brandSlot';

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

/** A PDF of one page that shows a band and nothing else. */
function pageWith(brand: SlotBrand): Uint8Array {
  const content = slotContent(brand);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 46]/Contents 4 0 R/Resources<</Font<</Name 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}endstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
  return new TextEncoder().encode(`%PDF-1.7\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF`);
}

it('shows the logo, on white, before the name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slot-'));
  const [file, plain] = [path.join(folder, 'logo.pdf'), path.join(folder, 'plain.pdf')];
  writeFileSync(file, pageWith({name: 'Sentiva', ...colours, on: '#000000', logo}));
  writeFileSync(plain, pageWith({name: 'Sentiva', ...colours, on: '#000000'}));
  const [seen, without] = lookAtPdfs([file, plain]);
  expect(seen!.text).toBe('Sentiva');
  expect(seen!.colours).toContain('#ffffff');
  expect(hasGreen(seen!.colours)).toBe(true);
  expect(without!.text).toBe('Sentiva');
  expect(without!.colours).not.toContain('#ffffff');
  expect(hasGreen(without!.colours)).toBe(false);
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

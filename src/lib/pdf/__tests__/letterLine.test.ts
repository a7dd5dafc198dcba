import {letterLine, letterLineLength, signLetterLines} from '../letterLine';

const line = {
  text: 'From: Marco, Nordalia IT <marco@nordalia.example>',
  size: 8.5,
  width: 465,
  colour: '#0d1830',
};
const written = (name?: string) => letterLine(line, name).trimEnd().split('\n')[1];

it('is always of one length and plain ASCII, and keeps within its width', () => {
  for (const name of [undefined, 'A', 'W'.repeat(60), 'È€—'.repeat(20), '(\\)'.repeat(20), '日本']) {
    const content = letterLine(line, name);
    expect(content).toHaveLength(letterLineLength);
    expect(content).toMatch(/^[ -~\n]+$/);
  }
  expect(written()).toContain('/Text 8.50 Tf 0 0 Td (From: Marco, Nordalia IT <marco@nordalia.example>) Tj');
  expect(written('W'.repeat(60))).not.toContain('/Text 8.50 Tf');
});

it('refuses a line that would write over what follows it', () => {
  expect(() => letterLine({...line, text: 'è'.repeat(200)})).toThrow(
    'too long for its place in the file: "èèè',
  );
});

it('lets one company after the other write, and moves nothing', () => {
  const before = `%PDF\n${letterLine(line)}endstream\n${letterLine({...line, text: 'Marco, Nordalia IT'})}endstream`;
  const file = new TextEncoder().encode(before);
  expect(signLetterLines(file, 'Altra')).toBe(2);
  expect(signLetterLines(file, 'Città & Rete')).toBe(2);
  const after = new TextDecoder().decode(file);
  expect(after).toHaveLength(before.length);
  expect(after).toContain('(From: Marco, Citt\\340 & Rete <marco@citta-rete.example>) Tj');
  expect(after).not.toContain('Altra');
  expect(after.replace(/^%letter-line.*$/gm, '')).not.toContain('ordalia');
  expect(signLetterLines(new TextEncoder().encode('%PDF'), 'Altra')).toBe(0);
});

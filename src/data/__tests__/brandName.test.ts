import {cleanName, hostOf, hostPart, initialOf, letterOf} from '../brandName';

it.each([
  ['  Nordalia   IT \n', 'Nordalia IT'],
  ['a\u0000b\u202Ec\u200Bd', 'a b c d'],
  ['\uD800 lone', 'lone'],
  ['Cafe\u0301', 'Café'],
  ['x'.repeat(80), 'x'.repeat(60)],
  // Cuts between characters, not inside one.
  ['🛡'.repeat(80), '🛡'.repeat(60)],
  [` ${'x'.repeat(60)}`, 'x'.repeat(60)],
])('%j is the name %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

it.each([
  ['nordalia', 'N'],
  ['«èta»', 'È'],
  ['3 Torri', '3'],
  ['!?', '!'],
])('the sign of %j is %j', (name, sign) => {
  expect(initialOf(name)).toBe(sign);
});

it.each([
  ['Città Sicura S.r.l.', 'citta-sicura-s-r-l'],
  ['An extraordinarily long company', 'an-extraordinarily-long'],
  ['ﬁne', 'fine'],
])('the host of %j is %j', (name, host) => {
  expect(hostPart(name)).toBe(host);
});

it.each([
  ['Città Sicura', 'security.citta-sicura.example'],
  ['株式会社', 'security.example'],
])('%s has its portal at %s', (name, host) => {
  expect(hostOf(name)).toBe(host);
});

it.each([
  ['Città & Rete', 'Marco, Città & Rete <marco@citta-rete.example>'],
  ['$& Sons', 'Marco, $& Sons <marco@sons.example>'],
  // No letter can be part of a mail address.
  ['日本', 'Marco, 日本 <marco@security.example>'],
])('a letter of %j is from %j', (name, from) => {
  expect(letterOf(name, 'Marco, Nordalia IT <marco@nordalia.example>')).toBe(from);
  expect(letterOf(name, 'Anna <anna@rossi.example>')).toBe('Anna <anna@rossi.example>');
});

import {downloadName, sheetFormats, sheetPlace} from '../downloadName';

it.each([
  ['/guides/access', undefined, 'access'],
  ['/guides/access/', undefined, 'access'],
  ['register', '1.0', '1.0/register'],
  ['/', undefined, ''],
])('the file of %s in version %s is %s', (place, version, name) => {
  expect(downloadName(place, version)).toBe(name);
});

it.each([
  ['checklist', '/guides/access-checklist', ['pdf']],
  ['risk-register', 'risk-register', ['pdf', 'xlsx']],
  ['emergency-sheet', 'emergency-sheet', ['pdf']],
] as const)('a %s is at %s, as %j', (kind, place, formats) => {
  expect(sheetPlace(kind, '/guides/access')).toBe(place);
  expect(sheetFormats(kind)).toEqual(formats);
});

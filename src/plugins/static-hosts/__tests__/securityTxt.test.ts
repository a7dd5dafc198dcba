import {securityTxt} from '../securityTxt';

const facts = {
  email: 'security@name.example',
  origin: 'https://www.name.example',
  home: '/portal/',
  languages: ['en', 'it'],
  policy: '/trust#disclosure',
  day: '2026-11-23',
};
const fields = Object.fromEntries(
  securityTxt(facts)
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2)),
) as Record<string, string>;

it('says whom to write to, in which languages and by what policy', () => {
  expect(fields).toMatchObject({
    Contact: 'mailto:security@name.example',
    'Preferred-Languages': 'en, it',
    Policy: 'https://www.name.example/portal/trust#disclosure',
  });
});

it('names the root of the host as its place, wherever the site lies', () => {
  expect(fields.Canonical).toBe('https://www.name.example/.well-known/security.txt');
});

it('expires within a year of the build (RFC 9116, section 2.5.5)', () => {
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(fields.Expires!) - Date.parse(facts.day)) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

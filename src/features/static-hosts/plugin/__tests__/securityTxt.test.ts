import {securityTxt} from '../securityTxt';

const facts = {
  email: 'security@name.example',
  origin: 'https://www.name.example',
  home: '/portal/',
  languages: ['en', 'it'],
  policy: '/trust#disclosure',
  day: '2026-11-23',
};

it('says whom to write to, until a day within a year (RFC 9116, section 2.5.5), in which languages and by what policy', () => {
  expect(securityTxt(facts)).toBe(
    [
      'Contact: mailto:security@name.example',
      'Expires: 2027-11-22T00:00:00Z',
      'Preferred-Languages: en, it',
      // At the root of the host, even if the site has a base path.
      'Canonical: https://www.name.example/.well-known/security.txt',
      'Policy: https://www.name.example/portal/trust#disclosure',
      '',
    ].join('\n'),
  );
});

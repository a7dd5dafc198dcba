import {securityHeadersFor, strictTransport} from '../../../../data/responseHeaders';
import {staticHostHeaders} from '../headers';

const forever = '  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n';
const always = (api?: string) =>
  [...Object.entries(securityHeadersFor(api)), strictTransport]
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
const pages = '  cache-control: public, max-age=0, must-revalidate\n';

it('says of every page what the server says, and keeps assets for ever', () => {
  expect(always().split('\n').length).toBeGreaterThan(4);
  expect(staticHostHeaders(['/', '/it/'])).toBe(
    `/*\n${always()}${pages}/assets/*\n${forever}/it/assets/*\n${forever}`,
  );
});

it('says it below the home of the site, and lets in an API elsewhere', () => {
  const api = 'https://api.example';
  expect(always(api)).not.toBe(always());
  expect(staticHostHeaders(['/portal/'], '/portal/', api)).toBe(
    `/portal/*\n${always(api)}${pages}/portal/assets/*\n${forever}`,
  );
});

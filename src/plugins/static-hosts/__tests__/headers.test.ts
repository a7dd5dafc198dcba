import {standIns} from '@site/tests/standIns';
import {securityHeaders, sharedPolicy, strictTransport} from '../../../data/responseHeaders';
import {staticHostHeaders} from '../headers';

const [pages = '', ...assets] = staticHostHeaders(['/', '/it/']).split(/^(?=\/)/m);

it('says of every page what the server says', () => {
  const always = [...Object.entries(securityHeaders), strictTransport];
  expect(always.length).toBeGreaterThan(4);
  for (const [name, value] of always) {
    expect(pages).toContain(`\n  ${name}: ${value}\n`);
  }
});

it('keeps assets for ever and asks again for the rest', () => {
  expect(pages).toContain('  cache-control: public, max-age=0, must-revalidate\n');
  const forever = '  ! cache-control\n  cache-control: public, max-age=31536000, immutable\n';
  expect(assets).toEqual([`/assets/*\n${forever}`, `/it/assets/*\n${forever}`]);
});

it('lets in third parties that are listed, each for what it is, and none by default', () => {
  const policy = sharedPolicy(standIns('https://frames.example', 'https://stats.example')).split(';');
  expect(policy).toContain('frame-src https://stats.example https://frames.example');
  expect(policy).toContain("connect-src 'self' https://stats.example");
  expect(policy.filter((part) => part.includes('frames.example'))).toHaveLength(1);
  expect(sharedPolicy([])).toBe(securityHeaders['content-security-policy']);
  expect(sharedPolicy([])).toContain("frame-src 'none'");
  expect(sharedPolicy([])).not.toContain('https:');
});

import {securityHeaders, strictTransport} from '../../../data/responseHeaders';
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

import {parseUrl} from '../parseUrl';

it('reads an address with an accent, whole or relative, after many calls too', () => {
  for (let call = 0; call < 20_000; call += 1) {
    parseUrl('/guides', 'https://www.example.com');
  }
  expect(parseUrl('http://società.example')?.hostname).toBe('xn--societ-nta.example');
  expect(parseUrl('/è', 'https://società.example')?.pathname).toBe('/%C3%A8');
});

it.each(['', 'no address', 'http://', 'http://exa mple.com'])('gives nothing for "%s"', (text) => {
  expect(parseUrl(text)).toBeUndefined();
});

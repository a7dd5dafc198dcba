import {standIns} from '@site/tests/standIns';
import {policyOf} from '../policy';

const directive = (policy: string, name: string) =>
  /content="([^"]*)"/
    .exec(policy)?.[1]
    ?.split(';')
    .find((part) => part.startsWith(`${name} `));

const [video, map, analytics] = standIns('https://frames.example', 'https://stats.example');

it('lets in the own files and what stands in the page by its hash, and nothing else', () => {
  // printf alert(1) | openssl dgst -sha256 -binary | base64
  expect(policyOf(['alert(1)', '2'], ['a{}'])).toBe(
    `<meta http-equiv="Content-Security-Policy" content="${[
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "base-uri 'none'",
      "form-action 'self'",
    ].join(';')}">`,
  );
});

it.each([
  ['none', "form-action 'self' mailto:", undefined],
  [
    'https://api.example',
    "form-action 'self' https://api.example",
    "connect-src 'self' https://stats.example https://api.example",
  ],
  [undefined, "form-action 'self'", undefined],
])('lets in the API at %s', (api, form, connect) => {
  const policy = policyOf([], [], new Set(), [analytics], api);
  expect(directive(policy, 'form-action')).toBe(form);
  expect(directive(policy, 'connect-src')).toBe(connect);
});

it('lets in the origins of scripts on every page, and none by default', () => {
  const policy = policyOf([], [], new Set(), [video, analytics]);
  for (const name of ['default-src', 'script-src', 'style-src', 'img-src']) {
    expect(directive(policy, name)).toMatch(/ https:\/\/stats\.example$/);
  }
  expect(policy).not.toContain('frames.example');
  expect(policyOf([], [])).not.toContain('https:');
});

it('lets in frames of the third parties that the page embeds, and of no others', () => {
  const other = {...map, frame: 'https://maps.example/{id}'};
  const policy = (embeds: string[]) => policyOf([], [], new Set(embeds), [video, other]);
  expect(directive(policy([video.id]), 'frame-src')).toBe("frame-src 'self' https://frames.example");
  expect(directive(policy([video.id, other.id]), 'frame-src')).toBe(
    "frame-src 'self' https://frames.example https://maps.example",
  );
  expect(directive(policy([]), 'frame-src')).toBeUndefined();
  expect(directive(policy([video.id]), 'script-src')).not.toContain('example');
});

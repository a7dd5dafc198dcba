import {policyOf} from '../policy';

const directive = (policy: string, name: string) =>
  /content="([^"]*)"/
    .exec(policy)?.[1]
    ?.split(';')
    .find((part) => part.startsWith(`${name} `));

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

it('lets in what plugins name, frames and requests as well from where everything may come', () => {
  const policy = policyOf(
    [],
    [],
    [
      {all: ['https://stats.example'], frames: ['https://frames.example', 'https://stats.example']},
      {forms: ['mailto:'], requests: ['https://api.example']},
      {},
    ],
  );
  for (const name of ['default-src', 'script-src', 'style-src', 'img-src']) {
    expect(directive(policy, name)).toMatch(/ https:\/\/stats\.example$/);
  }
  expect(directive(policy, 'frame-src')).toBe(
    "frame-src 'self' https://stats.example https://frames.example",
  );
  expect(directive(policy, 'form-action')).toBe("form-action 'self' mailto:");
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://stats.example https://api.example",
  );
});

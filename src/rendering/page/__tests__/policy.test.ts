import {policyOf} from '../policy';

const directive = (policy: string, name: string) =>
  /content="([^"]*)"/
    .exec(policy)?.[1]
    ?.split(';')
    .find((part) => part.startsWith(`${name} `));

it('lets in what stands in the page by its hash, and nothing else inline', () => {
  // printf alert(1) | openssl dgst -sha256 -binary | base64
  const policy = policyOf(['alert(1)', '2'], ['a{}']);
  expect(directive(policy, 'script-src')).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(directive(policy, 'script-src')?.match(/sha256-/g)).toHaveLength(2);
  expect(directive(policy, 'style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(directive(policy, 'script-src')).not.toContain('unsafe-inline');
  expect(directive(policy, 'style-src')).not.toContain('unsafe-inline');
});

it('lets in the origins of third parties, and none by default', () => {
  const policy = policyOf([], [], ['https://a.example']);
  for (const name of ['default-src', 'script-src', 'style-src', 'img-src']) {
    expect(directive(policy, name)).toMatch(/ https:\/\/a\.example$/);
  }
  expect(policyOf([], [])).not.toContain('https:');
});

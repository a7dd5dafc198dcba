import {standIns} from '@site/tests/standIns';
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

const [video, map, analytics] = standIns('https://frames.example', 'https://stats.example');

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

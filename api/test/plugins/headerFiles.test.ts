import {nginxHeaders} from '../../src/plugins/headerFiles';
import {setUp} from '../setUp';

/** What the server itself sends over TLS, by name. */
async function ownHeaders(): Promise<[string, string][]> {
  const {app} = await setUp({env: {TRUST_PROXY: '127.0.0.1'}});
  const {headers} = await app.inject({url: '/nothing', headers: {'x-forwarded-proto': 'https'}});
  const others =
    /^(?:content-(?:type|length)|date|connection|cache-control|vary|x-request-id|x-ratelimit-.*)$/;
  return Object.entries(headers)
    .filter(([name]) => !others.test(name))
    .map(([name, value]) => [name, String(value)]);
}

test('nginx says what the server says', async () => {
  const own = await ownHeaders();
  expect(own.map(([name]) => name).sort()).toEqual([
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
  const nginx = nginxHeaders();
  for (const [name, value] of own) {
    expect(nginx).toContain(`proxy_hide_header ${name};\nadd_header ${name} "${value}" always;\n`);
  }
});

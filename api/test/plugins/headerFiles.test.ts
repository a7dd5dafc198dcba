import {nginxHeaders, nginxMissing, nginxRedirects} from '../../src/plugins/headerFiles';
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
  const [remark, ...lines] = nginxHeaders().split(/\n(?=proxy_hide_header |$)/);
  expect(remark).toBe('# Written by the build. Change src/data/responseHeaders.ts instead.');
  expect(lines.sort()).toEqual(
    [
      '',
      ...own.map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} "${value}" always;`),
    ].sort(),
  );
});

test('asks for TLS over TLS alone: a server on one machine must not pin its host', async () => {
  const {app} = await setUp();
  const {headers} = await app.inject('/nothing');
  expect(headers).toHaveProperty('x-content-type-options');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('nginx lets pages call an API that is elsewhere', () => {
  expect(nginxHeaders('https://api.example.com')).toContain("connect-src 'self' https://api.example.com");
});

test('nginx shows the page for what is not there in the language of the address', () => {
  expect(nginxMissing(['it', 'de'])).toBe(`map $request_uri $portal_missing {
    default "/404.html";
    "~^/it(?:[/?]|$)" "/it/404.html";
    "~^/de(?:[/?]|$)" "/de/404.html";
}
`);
});

test('nginx leads from addresses that have moved, and takes a query along unless the new one has its own', () => {
  const list =
    '/old /new 301\n/perch%C3%A9 /why#reason 301\n/a /b?c=d 301\n/è /più 301\n/x"$\\y https://z.example/$"\\ 301\n';
  expect(nginxRedirects(list))
    .toBe(`# Written by the build. Change the redirects in docusaurus.config.ts instead.
map $uri $portal_moved {
    default "";
    "/old" "/new$is_args$args";
    "/old/" "/new$is_args$args";
    "/perché" "/why#reason";
    "/perché/" "/why#reason";
    "/a" "/b?c=d";
    "/a/" "/b?c=d";
    "/è" "/pi%C3%B9$is_args$args";
    "/è/" "/pi%C3%B9$is_args$args";
    "/xy" "https://z.example/%24%22/$is_args$args";
    "/xy/" "https://z.example/%24%22/$is_args$args";
}
`);
});

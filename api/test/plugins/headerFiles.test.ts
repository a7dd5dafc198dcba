import {nginxHeaders, nginxRedirects} from '../../src/plugins/headerFiles';
import {setUp} from '../setUp';

test('nginx sends the headers of the server', async () => {
  const {app} = await setUp({env: {TRUST_PROXY: '127.0.0.1'}});
  const {headers} = await app.inject({url: '/nothing', headers: {'x-forwarded-proto': 'https'}});
  const own = Object.entries(headers).filter(([name]) =>
    /^(?!content-type)(?:content-|cross-|permissions|referrer|strict|x-content)(?!length)/.test(name),
  );
  expect(own).toHaveLength(6);
  const [, ...lines] = nginxHeaders().split(/\n(?=proxy_hide_header |$)/);
  expect(lines.filter(Boolean).sort()).toEqual(
    own.map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} "${value}" always;`).sort(),
  );
  expect(nginxHeaders('https://api.example.com')).toContain("connect-src 'self' https://api.example.com");
});

test('nginx redirects with the query, unless the new address has one', () => {
  const list =
    '/old /new 301\n/perch%C3%A9 /why#reason 301\n/a /b?c=d 301\n/è /più 301\n/x"$\\y https://z.example/$"\\ 301\n';
  const lines = nginxRedirects(list).split('\n');
  expect(lines.filter((line) => line.startsWith('    "'))).toEqual([
    '    "/old" "/new$is_args$args";',
    '    "/old/" "/new$is_args$args";',
    '    "/perché" "/why#reason";',
    '    "/perché/" "/why#reason";',
    '    "/a" "/b?c=d";',
    '    "/a/" "/b?c=d";',
    '    "/è" "/pi%C3%B9$is_args$args";',
    '    "/è/" "/pi%C3%B9$is_args$args";',
    '    "/xy" "https://z.example/%24%22/$is_args$args";',
    '    "/xy/" "https://z.example/%24%22/$is_args$args";',
  ]);
});

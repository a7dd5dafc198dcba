import {compile} from '@mdx-js/mdx';
import {missingLinks} from '../missingLinks';

/** Addresses of the links of a compiled text. */
const addressesIn = async (text: string) =>
  [...String(await compile(text, {rehypePlugins: [missingLinks]})).matchAll(/href: "([^"]*)"/g)].map(
    ([, address]) => address,
  );

it('marks links to files that are not there, with the line of the link', async () => {
  const code = '```[a](./a%20list.pdf)``` is code.\n\n```md\n[a](./a%20list.pdf)\n```\n\n';
  const links = '[a](./a%20list.pdf?x#y)\n<a href="../b.zip">b</a>\n\n- [c](./c.min.js)\n';
  expect(await addressesIn(code + links)).toEqual([
    'missing-file:7:link:./a%20list.pdf?x#y',
    'missing-file:8:link:../b.zip',
    'missing-file:10:link:./c.min.js',
  ]);
});

it.each(['./c.html', './c.mdx#d', 'e.pdf', './f', '/g.pdf', 'https://h.example/./i.pdf'])(
  'leaves %s to Docusaurus',
  async (address) => {
    expect(await addressesIn(`[a](${address})`)).toEqual([address]);
  },
);

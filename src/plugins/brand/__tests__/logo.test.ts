import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteColours} from '../colours.cjs';
import {iconOf, parseLogo, readLogo} from '../logo.cjs';

const colours = siteColours();
const svg = (inside: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const shape = '<path d="M1 1h30v30z" fill="var(--accent)"/>';

it('reads a sign in the colours of the site, and one in its own', () => {
  expect(parseLogo(svg(shape), colours).logo).toMatchObject({box: [0, 0, 32, 32], hasOwnColours: false});
  const own =
    '<style>.a{fill:#e0602b}</style><path class="a" d="M1 1h30v30z"/><path class="a" d="M9 1h3v3z"/>';
  const {logo} = parseLogo(svg(own), colours);
  expect(logo).toMatchObject({hasOwnColours: true});
  expect(logo?.inside).not.toMatch(/style|class/);
});

it('makes an icon that follows the theme, and is right without style sheets', () => {
  const {logo} = parseLogo(svg(shape), colours);
  const icon = iconOf(logo!, colours);
  expect(icon).toContain(`fill="${colours.light.accent}"`);
  expect(icon).toContain(
    `@media (prefers-color-scheme:dark){[fill="${colours.light.accent}"]{fill:${colours.dark.accent}}}`,
  );
});

it.each<[string, string, RegExp]>([
  ['a picture of pixels', '\u0089PNG', /cannot be read as SVG .*\. Save the sign anew as SVG\.$/],
  ['a page', '<html></html>', /its first element is not <svg>/],
  ['no view box', svg(shape, 'width="32" height="32"'), /no viewBox of four numbers/],
  ['a script', svg(`<script>top</script>${shape}`), /holds a script/],
  ['an event', svg('<path d="M1 1h30v30z" onclick="top"/>'), /reacts to events \(onclick/],
  ['pixels inside', svg('<image href="data:image/png;base64,AA"/>'), /made of pixels \(<image>\)/],
  ['letters', svg('<text>V</text>'), /holds letters/],
  ['a wordmark', svg(shape, 'viewBox="0 0 120 32"'), /is 120 by 32\. The name stands beside the sign/],
  [
    'too much',
    svg(
      Array.from(
        {length: 2000},
        (_, x) => `<path d="M${x} 1h30v${(x * 7) % 31}z" fill="#${(x + 256).toString(16)}"/>`,
      ).join(''),
    ),
    /bytes, made small already; 15000 is the most/,
  ],
  ['a colour that is none', svg('<path d="M1 1h30v30z" fill="var(--blue)"/>'), /asks for the colour --blue/],
])('refuses %s', (_, source, sentence) => {
  const {logo, problems} = parseLogo(source, colours);
  expect(logo).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
  expect(problems[0]).toMatch(/^static\/favicon\.svg/);
});

it('says that the file is missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'logo-'));
  expect(readLogo(folder, colours).problems).toEqual([
    'static/favicon.svg is missing. Put the sign of the brand there, as SVG.',
  ]);
  rmSync(folder, {recursive: true});
});

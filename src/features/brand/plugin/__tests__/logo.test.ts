import {siteColours} from '../../../../site/brand/colours.cjs';
import {parseLogo} from '../../../../site/brand/logo.cjs';

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

it.each([
  ['fill="var(--accent)"', false],
  ['stroke="var(--accent)" fill="none"', false],
  ['stroke="#e0602b" fill="none"', true],
  ['', true],
])('a sign with %s has colours of its own: %p', (paint, hasOwnColours) => {
  expect(parseLogo(svg(`<path d="M1 1h30v30z" ${paint}/>`), colours).logo?.hasOwnColours).toBe(hasOwnColours);
});

it.each([
  ['0 0 48 32', true],
  ['0 0 49 32', false],
  ['0 0 32 49', false],
  ['0 0 32 0', false],
  ['0 0 a 32', false],
])('a view box of %s fits: %p', (box, fits) => {
  expect(parseLogo(svg(shape, `viewBox="${box}"`), colours).problems).toHaveLength(fits ? 0 : 1);
});

it.each<[string, string, RegExp]>([
  ['a picture of pixels', '\u0089PNG', /cannot be read as SVG .*\. Save the sign anew as SVG\.$/],
  ['a script', svg(`<script>top</script>${shape}`), /holds a script/],
  ['an event', svg('<path d="M1 1h30v30z" onclick="top"/>'), /reacts to events \(onclick/],
  ['pixels inside', svg('<image href="data:image/png;base64,AA"/>'), /made of pixels \(<image>\)/],
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
])('refuses %s', (_, source, sentence) => {
  const {logo, problems} = parseLogo(source, colours);
  expect(logo).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
  expect(problems[0]).toMatch(/^static\/favicon\.svg/);
});

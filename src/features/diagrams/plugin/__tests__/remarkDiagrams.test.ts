import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {drawingOf} from '../drawing';
import diagrams from '..';
import remarkDiagrams from '../remarkDiagrams';

/** One example from Mermaid's documentation per supported kind, with words that the drawing must show. */
const kinds: Readonly<Record<string, readonly [source: string, words: string]>> = {
  flowchart: [
    'flowchart LR\n  A[Scan] -->|finds| B{Problems?}\n  subgraph Partner\n  B --> C[[Report]]\n  end',
    'Scan|finds|Problems?|Partner|Report',
  ],
  sequence: [
    'sequenceDiagram\n  actor A as Partner\n  A->>+B: Asks\n  B-->>-A: Answers\n  Note over A,B: Both',
    'Partner|Asks|Answers|Both',
  ],
  state: [
    'stateDiagram-v2\n  [*] --> Queued\n  Queued --> Running : free\n  state Running {\n    Ports --> Web\n  }',
    'Queued|Running|free|Ports',
  ],
  gantt: [
    'gantt\n  title Month\n  dateFormat YYYY-MM-DD\n  section One\n  Contract :a, 2025-01-01, 5d',
    'Month|One|Contract|2025-01-03',
  ],
  pie: ['pie showData title Plans\n  "Core" : 40\n  "Scale" : 60', 'Plans|Core [40]|60%'],
  mindmap: ['mindmap\n  root((Security))\n    Scan\n      Web\n    Report', 'Security|Scan|Web|Report'],
  xychart: ['xychart-beta\n  title "Revenue"\n  x-axis [jan, feb]\n  bar [20, 50]', 'Revenue|jan|50'],
};

const wordsOf = (svg: string) =>
  svg
    .replace(/<\/text>/g, ' \n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ');

it.each(Object.entries(kinds))(
  'draws %s in the colours of the site',
  async (_, [source, words]) => {
    const {svg} = await drawingOf(source);
    for (const word of words.split('|')) {
      expect(wordsOf(svg)).toContain(word);
    }
    expect(svg).not.toMatch(/NaN|undefined|<style|<script|foreignObject|class=|\son\w+=/);
    const colours = [...svg.matchAll(/(?:fill|stroke|stop-color)[:=]"?([^;">]+)/g)].map(
      ([, colour]) => colour,
    );
    expect(colours.length).toBeGreaterThan(0);
    expect(
      colours.filter(
        (colour) =>
          !/^(?:var\(--[\w-]+\)|color-mix\(.*|none|transparent|currentColor|url\(#.*)$/.test(colour!),
      ),
    ).toEqual([]);
  },
  60_000,
);

it.each([
  ['pie\n  accTitle: Plans\n  accDescr: Half\n  "a" : 1', 'Plans', 'Half'],
  ['mindmap\n  %% accTitle: Parts\n  %% accDescr: Two\n  root((a))\n    b', 'Parts', 'Two'],
  ['pie\n  "a" : 1', undefined, undefined],
])('reads the words of a diagram: %s', async (source, title, description) => {
  const drawing = await drawingOf(source);
  expect([drawing.title, drawing.description]).toEqual([title, description]);
});

it('sets the milestone of a Gantt chart on its corner, and nothing else', async () => {
  const {svg} = await drawingOf(
    'gantt\n  dateFormat YYYY-MM-DD\n  Contract :a, 2025-01-01, 5d\n  Review :milestone, 2025-01-06, 0d',
  );
  const turned = [...svg.matchAll(/<rect[^>]*rotate\(45[^>]*>/g)].map(([rect]) => rect);
  expect(turned).toHaveLength(1);
  const [rect = ''] = turned;
  const number = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(rect)?.[1]);
  const [x, y] = [number('x') + number('width') / 2, number('y') + number('height') / 2];
  const [, a, b] = (/rotate\(45 ([\d.-]+) ([\d.-]+)\)scale\(\.8\)/.exec(rect) ?? []).map(Number);
  // The centre must not move.
  const [right, down] = [x * 0.8 - a!, y * 0.8 - b!];
  expect(a! + (right - down) * Math.SQRT1_2).toBeCloseTo(x, 0);
  expect(b! + (right + down) * Math.SQRT1_2).toBeCloseTo(y, 0);
});

it('lets no script and no address in', async () => {
  const {svg} = await drawingOf(
    'flowchart LR\n  A["<img src=x onerror=alert(1)>"] --> B\n  click A "javascript:alert(1)"\n  click B call run()',
  );
  expect(svg).not.toMatch(/<(?:a|img|script|foreignObject)\b|javascript:|<[^>]*\son\w+=/);
});

async function compile(value: string) {
  const tree = unified().use(remarkParse).parse(value);
  await remarkDiagrams()(tree as never, new VFile({value, path: 'a.md'}) as never);
  return tree.children as unknown as {
    type: string;
    name?: string;
    value?: string;
    attributes?: {name: string; value: string}[];
  }[];
}

it('gives each diagram of a text ids of its own, and its words', async () => {
  const block = '```mermaid\nflowchart LR\n  accTitle: Name\n  accDescr: Words\n  A --> B\n```\n';
  const nodes = await compile(`${block}\n${block}\n~~~js\nlet mermaid;\n~~~\n`);
  expect(nodes.map(({type, name}) => name ?? type)).toEqual(['mermaid', 'mermaid', 'code']);
  expect(nodes[0]).toMatchObject({type: 'mdxJsxFlowElement', children: []});
  const [first, second] = nodes.map(({attributes = []}) =>
    Object.fromEntries(attributes.map(({name, value}) => [name, value])),
  );
  expect(first).toMatchObject({
    name: 'Name',
    description: 'Words',
    id: expect.stringMatching(/^d1\w{4}$/),
    viewBox: expect.any(String),
  });
  const idsOf = (drawing = '') => [...drawing.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  expect(idsOf(first?.drawing).length).toBeGreaterThan(0);
  for (const {drawing} of [first!, second!]) {
    for (const [, id] of drawing!.matchAll(/url\(#(\w+)\)/g)) {
      expect(idsOf(drawing)).toContain(id);
    }
  }
  expect(idsOf(first?.drawing).filter((id) => idsOf(second?.drawing).includes(id))).toEqual([]);
});

it('names the line of each diagram that cannot be drawn, and why', async () => {
  const text =
    'Text.\n\n```mermaid\nflowchart LR\n  A -->|x B\n```\n\n```mermaid\nflowchrt LR\n```\n\n```mermaid\narchitecture-beta\n```\n';
  await expect(compile(text)).rejects.toMatchObject({
    line: 5,
    message: expect.stringMatching(
      /^the diagram is not understood at "A -->\|x B"; line 9: the diagram begins with "flowchrt LR", which is no kind of diagram that Mermaid knows; line 12: the diagram cannot be drawn: diagrams of the kind "architecture" cannot be drawn here; show it as a picture$/,
    ),
  });
});

it.each([
  [['@docusaurus/theme-mermaid'], {}, "'@docusaurus/theme-mermaid' in themes would draw"],
  [[], {mermaid: {}}, 'themeConfig.mermaid would draw'],
])('refuses what would draw in the browser: %j and %j', (themes, themeConfig, sentence) => {
  expect(() => diagrams({siteConfig: {themes, themeConfig}} as never)).toThrow(sentence);
});

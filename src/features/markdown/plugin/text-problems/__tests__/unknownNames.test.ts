import {compile} from '@mdx-js/mdx';
import {faultsIn} from '../../../../../rendering/textFaults';
import unknownNames from '../unknownNames';

const components = ['Head', 'Tabs'];

/** Returns the faults of a text, with lines. */
async function faultsOf(value: string, format: 'md' | 'mdx' = 'mdx', path = '/site/docs/a.mdx') {
  try {
    await compile(
      {value, path},
      {
        format,
        providerImportSource: '@mdx-js/react',
        recmaPlugins: [[unknownNames, {components}]],
      },
    );
  } catch (error) {
    const faults = faultsIn((error as Error).message);
    if (faults.length === 0) {
      throw error;
    }
    return faults.map(({line, message}) => `${line}: ${message.split('.')[0]}`);
  }
  return [];
}

it('takes what a text defines, imports or is given', async () => {
  expect(
    await faultsOf(`import Part from './part.mdx';
import {icons} from './icons';
export const name = 'Ada';
export function Box({children}) { return <div>{children}</div>; }

<Part /> <icons.Lock /> <Head><title>A</title></Head>

<Tabs items={[1].map((it) => it + 1)} onClick={() => window.scrollTo(0, 0)} />

Hello {name}, {props.greeting} {new Date().getFullYear()} {require('./a.png').default} {process.env.NODE_ENV}

<Box>{\`a \${Math.max(1, 2)}\`}</Box>
`),
  ).toEqual([]);
  expect(await faultsOf('A {brace} and a <Tag>.\n', 'md')).toEqual([]);
});

it('names each that nobody has defined, with its line', async () => {
  expect(
    await faultsOf(`# Title

<Foo />

Hello {a.b.c}, <Bar.Baz>inside</Bar.Baz>
{other}

<Foo again />

<Tabs items={[missing, other, missing]}/>
`),
  ).toEqual([
    '3: <Foo> is no component that this text knows',
    '5: <Bar> is no component that this text knows',
    '5: {a} is no name that this text knows',
    '6: {other} is no name that this text knows',
    '10: {missing} is no name that this text knows',
  ]);
});

it('looks for them outside of code', async () => {
  const code = 'Write ```<Foo />``` here.\n\n```mdx\n<Foo />\n```\n\n- ````<Foo>````\n\n';
  const fault = ': <Foo> is no component that this text knows';
  expect(await faultsOf(`${code}<Foo />\n`)).toEqual([`9${fault}`]);
  expect(await faultsOf(`${code}{[1].map(() => <Foo.Bar />)}\n`)).toEqual([`9${fault}`]);
  expect(await faultsOf(`${code}<b title={<Foo />}>\n  <Foo />\n</b>\n`)).toEqual([`9${fault}`]);
});

it('says that a page of words cannot be an island as a whole', async () => {
  const page = '/site/src/pages/a.mdx';
  const alive = "export const island = 'load';\n";
  expect(await faultsOf(`\`\`\`A\`\`\`\n\n${alive}`, 'mdx', page)).toEqual([
    '3: a text cannot be an island as a whole: take "export const island" out, and place an island in it (src/site/islands/README',
  ]);
  expect(await faultsOf(`\`\`\`js\n${alive}\`\`\`\n`, 'mdx', page)).toEqual([]);
  expect(await faultsOf("import {island} from './a';\n\n{island}\n", 'mdx', page)).toEqual([]);
  expect(await faultsOf(alive)).toEqual([]);
});

it('takes what Docusaurus gives, and reads no names in plain text', async () => {
  expect(await faultsOf('{frontMatter.title}{contentTitle}{toc.length}{assets.a}{metadata.b}')).toEqual([]);
  expect(await faultsOf('{document.title}{Buffer.name}{Promise.name}')).toEqual([]);
  expect(await faultsOf('Text')).toEqual([]);
  expect(await faultsOf('Text\n\nexport const a = b;\n')).toEqual(['3: {b} is no name that this text knows']);
  expect(await faultsOf('Text\n\nimport a from "./a";\n\n{a}{b}')).toEqual([
    '5: {b} is no name that this text knows',
  ]);
});

it('names something that takes the name of the text itself, which would then be shown empty', async () => {
  const text = "To import MDXContent.\n\nimport MDXContent from '@theme/MDXContent';\n\nMore.\n";
  expect(await faultsOf(text)).toEqual([
    '3: MDXContent is what the compiler calls the text itself: give what you import or define another name',
  ]);
  expect(await faultsOf(text.replace('import MDXContent from', 'import Content from'))).toEqual([]);
});

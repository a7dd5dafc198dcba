import {ESLint} from 'eslint';

/** Lints a word file. Returns "line: message" per fault. */
async function said(text: string, filePath = 'src/content/example.ts'): Promise<string[]> {
  const [result] = await new ESLint().lintText(text, {filePath});
  return result!.messages
    .filter(({ruleId}) => ruleId === 'words/facts-once')
    .map(({line, message}) => `${line}: ${message.split(':')[0]}`);
}

const bad = `import {priceList} from '@site/src/data/priceList';
import {toCents} from '@site/src/lib/decimal';
const {priced, planWith} = priceList;
const plan = planWith('fullApi');
export const example = {
  year: plan.eurPerMonth * 12,
  large: plan.clients > 100 ? 'many' : 'few',
  same: plan.name === 'Scale' ? 'Scale' : 'other',
  both: plan.name && plan.id,
  count: Math.round(plan.eurPerMonth),
  last: priced.at(-1),
  text: (count: number) => {
    if (count) {
      return 'some';
    }
    return 'none';
  },
};
`;

const good = `import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/data/format';
import type {Shown} from '@site/src/lib/anything';
const {eur, list} = formats('en');
const {priced, several} = priceList;
export const example = {
  clients: (count: number) => (count === 1 ? '1 client' : \`\${count} clients\`),
  plans: several ? list(priced.map(({name}) => name)) : 'one plan',
  prices: priced.map(({name, eurPerMonth}) => \`\${name}: \${eur(eurPerMonth)}\`).join(', '),
} satisfies Shown;
`;

it('refuses calculations and conditions in words of every language', async () => {
  const lists = [
    '11: Words do not search or sort',
    '11: Words do not calculate',
    "11: Don't call functions of src/data in word files",
  ];
  const found = [
    '2: From src/lib, word files may import only format and linkIn.',
    "4: Don't call functions of src/data in word files",
    '6: Words do not calculate',
    '7: Words do not calculate',
    '8: Words choose by a plural (=== 0, === 1) or by a flag',
    '9: Words choose by a plural (=== 0, === 1) or by a flag',
    '10: Words do not calculate',
    '13: Words choose by a plural (=== 0, === 1) or by a flag',
  ];
  expect((await said(bad)).sort()).toEqual([...found, ...lists].sort());
  expect(await said(bad, 'i18n/it/content/example.ts')).toHaveLength(11);
});

it('accepts plurals, flags and lists of sentences, and code elsewhere', async () => {
  expect(await said(good)).toEqual([]);
  expect(await said(bad, 'src/data/example.ts')).toEqual([]);
});

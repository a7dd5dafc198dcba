import {sheetForms as words} from '../../content/sheetForms';
import {forms, type FormRow, riskRows} from '../sheetForms';

const labelsIn = (rows: readonly FormRow[]) => rows.flatMap(({fields}) => fields.map(({label}) => label));
const unique = (values: readonly string[]) => [...new Set(values)].sort();

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  '%s has words for all that it has, and no more',
  (name) => {
    const {rows, labels, parts, texts} = words.forms[name];
    const used = forms[name].flatMap((part) => part.rows);
    expect(Object.keys(parts)).toEqual(forms[name].map(({id}) => id));
    expect(Object.keys(texts).filter((id) => !(id in parts))).toEqual([]);
    expect(Object.keys(rows).sort()).toEqual(unique(used.map(({id}) => id)));
    expect(Object.keys(labels).sort()).toEqual(unique(labelsIn(used)));
  },
);

const everyRow: readonly FormRow[] = [
  ...Object.values(forms).flatMap((parts) => parts.flatMap(({rows}) => [...rows])),
  ...riskRows,
];

it('fills each row to its end, with fields that nobody can confuse', () => {
  expect(everyRow.length).toBeGreaterThan(30);
  for (const {id, fields} of everyRow) {
    expect([id, fields.reduce((sum, {share}) => sum + share, 0).toFixed(6)]).toEqual([id, '1.000000']);
    expect(fields.map(({label}) => label)).toEqual([...new Set(fields.map(({label}) => label))]);
    expect(
      fields.filter(({share, lines = 1}) => share < 0.15 || !Number.isInteger(lines) || lines < 1),
    ).toEqual([]);
  }
  for (const parts of Object.values(forms)) {
    const ids = parts.flatMap(({id, rows}) => rows.map((row) => `${id}.${row.id}`));
    expect(ids).toEqual([...new Set(ids)]);
  }
});

import {sheetForms} from '../../../content/sheetForms';
import {forms} from '../../../data/sheetForms';
import {checklistsOf} from '../sheets/checklistPdf';
import {formPdf} from '../sheets/formPdf';
import {readGuide} from '../readGuide';

it.each(Object.keys(forms) as (keyof typeof forms)[])('%s uses every word that it has', (name) => {
  const {rows, labels, parts} = sheetForms.forms[name];
  const used = forms[name].flatMap((part) => part.rows);
  expect(Object.keys(parts)).toEqual(forms[name].map(({id}) => id));
  expect(Object.keys(rows).sort()).toEqual([...new Set(used.map(({id}) => id))].sort());
  expect(Object.keys(labels).sort()).toEqual(
    [...new Set(used.flatMap(({fields}) => fields.map(({label}) => label)))].sort(),
  );
});

it('says which field has no label', async () => {
  const words = structuredClone({...sheetForms, page: undefined, checklist: undefined, register: undefined});
  const broken = {...sheetForms, forms: words.forms};
  broken.forms['emergency-sheet'].labels.policy = '';
  await expect(formPdf('emergency-sheet', broken, 'en')).rejects.toThrow(
    'The field "policy" of the row "insurer" has no label',
  );
});

it('refuses a form that does not fit on a page', async () => {
  const words = structuredClone(sheetForms.forms);
  words['emergency-sheet'].texts.deadlines = 'A long remark. '.repeat(400);
  await expect(formPdf('emergency-sheet', {...sheetForms, forms: words}, 'en')).rejects.toThrow(
    'The form "emergency-sheet" does not fit on a page',
  );
});

it('finds the checklists of a text, each with the heading above it', async () => {
  const {tree} = await readGuide(
    'docs/a.md',
    '---\ntitle: A\n---\n\n- [ ] One\n\n## B\n\n- no\n\n### C\n\n- [x] Two **bold**\n- [ ] Three\n',
  );
  expect(checklistsOf(tree, 'A')).toEqual([
    {title: 'A', points: ['One']},
    {title: 'C', points: ['Two bold', 'Three']},
  ]);
});

import {sheetForms} from '../../../../content/sheetForms';
import {formPdf} from '../sheets/formPdf';

it('says which field has no label', async () => {
  const words = structuredClone({...sheetForms, page: undefined, checklist: undefined, register: undefined});
  const broken = {...sheetForms, forms: words.forms};
  broken.forms['emergency-sheet'].labels.policy = '';
  await expect(formPdf('emergency-sheet', 'Emergency sheet', broken, 'en')).rejects.toThrow(
    'The field "policy" of the row "insurer" has no label',
  );
});

it('refuses a form that does not fit on a page', async () => {
  const words = structuredClone(sheetForms.forms);
  words['emergency-sheet'].texts.deadlines = 'A long remark. '.repeat(400);
  await expect(
    formPdf('emergency-sheet', 'Emergency sheet', {...sheetForms, forms: words}, 'en'),
  ).rejects.toThrow('The form "emergency-sheet" does not fit on a page');
});

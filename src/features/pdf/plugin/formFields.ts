import {palette} from '../../../site/brand/palette';
import {fractions} from '../slots';
import type {Part, Sheet} from './sheet';

/** Flags of fields (ISO 32000-1, tables 228 and 230). */
const isMultiline = 1 << 12;
const isCombo = 1 << 17;

/** Part of PDFKit's document that its types omit. */
interface Internals {
  readonly _root: {
    readonly data: {readonly AcroForm?: {readonly data: {readonly Fields: unknown[]; readonly DA: string}}};
  };
}

interface FormFieldFacts {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Field name in the file, for programs that fill it in. */
  readonly name: string;
  /** Accessible name. */
  readonly label: string;
  readonly parent: Part;
  readonly lines?: number;
  /** Options of a choice field, after an empty one. */
  readonly options?: readonly string[];
}

const tickIn = (side: number) =>
  `${fractions(palette.accent)} RG 1.8 w 1 J 1 j ${side * 0.2} ${side * 0.5} m ${side * 0.42} ${side * 0.26} l ${side * 0.8} ${side * 0.76} l S`;

/** Draws a checkbox, for the screen and for paper. */
export function drawCheckBox(
  sheet: Sheet,
  [x, y, side]: readonly [x: number, y: number, side: number],
  label: string,
  parent: Part,
  name?: string,
): void {
  sheet.decoration((doc) => doc.lineWidth(1).roundedRect(x, y, side, side, 2).stroke(palette.muted));
  const look = (content: string) => {
    const drawn = sheet.doc.ref({Type: 'XObject', Subtype: 'Form', BBox: [0, 0, side, side]});
    drawn.end(content);
    return drawn;
  };
  const [tick, none] = [look(tickIn(side)), look(' ')];
  const states = {FT: 'Btn', V: 'Off', AS: 'Off', AP: {N: {Yes: tick, Off: none}}};
  addField(sheet, [x, y, side, side], label, parent, states, name);
}

export function drawFormField(
  sheet: Sheet,
  {x, y, width, height, name, label, parent, lines = 1, options}: FormFieldFacts,
): void {
  sheet.decoration((doc) =>
    doc
      .lineWidth(0.5)
      .roundedRect(x, y, width, height, 2)
      .fillAndStroke(palette['bg-soft'], palette['line-strong']),
  );
  addField(
    sheet,
    [x + 2, y + 1, width - 4, height - 2],
    label,
    parent,
    options
      ? {
          FT: 'Ch',
          Ff: isCombo,
          Opt: [' ', ...options].map((option) => new String(option)),
          V: new String(' '),
        }
      : {FT: 'Tx', ...(lines > 1 && {Ff: isMultiline})},
    name,
  );
}

/**
 * Adds a form field with an accessible name. `formCheckbox` supports neither looks nor names. Fields have no scripts:
 * mail filters hold back PDFs with scripts.
 */
function addField(
  sheet: Sheet,
  box: [number, number, number, number],
  label: string,
  parent: Part,
  more: object,
  name?: string,
): void {
  const {doc} = sheet;
  const {data} = (doc as unknown as Internals)._root;
  if (!data.AcroForm) {
    // A standard font: the subset of the text's fonts may lack letters that readers type.
    doc.font('Helvetica').initForm();
  }
  const {Fields, DA} = data.AcroForm!.data;
  const {page} = doc;
  const widget: object = {
    Subtype: 'Widget',
    T: new String(name ?? `field-${Fields.length + 1}`),
    TU: new String(label),
    F: 4,
    // Font of all fields, with a fixed size: viewers scale text to the height of a tall field.
    DA: new String(String(DA).replace(' 0 Tf', ' 10 Tf')),
    structParent: sheet.part('Form', parent),
    ...more,
  };
  doc.annotate(...box, widget);
  Fields.push((page.annotations as unknown[]).at(-1));
  // Tab order follows the structure.
  Object.assign(page.dictionary.data, {Tabs: 'S'});
}

/**
 * Fills in every field of a PDF from its standard input, saves it, opens it again, and writes what it then holds as JSON: for
 * the tests, which cannot load the reader themselves (an ES module).
 */
import {getDocument, VerbosityLevel} from 'pdfjs-dist/legacy/build/pdf.mjs';

const open = (data) => getDocument({data, verbosity: VerbosityLevel.ERRORS}).promise;

/** Fields of all pages: what is ticked, chosen and written in them. */
async function fieldsOf(document) {
  const fields = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    for (const annotation of await page.getAnnotations()) {
      if (annotation.subtype === 'Widget') {
        const {id, fieldName: name, alternativeText: label, rect, checkBox, multiLine, options} = annotation;
        const kind = checkBox ? 'box' : annotation.combo ? 'choice' : 'text';
        const [left, bottom, right, top] = rect;
        fields.push({
          id,
          name,
          label,
          kind,
          page: number,
          width: right - left,
          height: top - bottom,
          multiLine: Boolean(multiLine),
          options: options?.map(({exportValue}) => exportValue),
          value: [annotation.fieldValue].flat()[0],
        });
      }
    }
  }
  return fields;
}

/** How often each role stands in the structure of a page, with all below it. */
function countRoles(node, roles) {
  if (node?.role) {
    roles[node.role] = (roles[node.role] ?? 0) + 1;
  }
  node?.children?.forEach((child) => countRoles(child, roles));
}

const parts = [];
for await (const part of process.stdin) {
  parts.push(part);
}
const blank = await open(new Uint8Array(Buffer.concat(parts)));
const before = await fieldsOf(blank);
const wanted = {};
before.forEach((field, index) => {
  wanted[field.name] =
    field.kind === 'box' ? 'Yes' : field.kind === 'choice' ? field.options.at(-1) : `Città ${index}`;
  blank.annotationStorage.setValue(field.id, {value: field.kind === 'box' ? true : wanted[field.name]});
});
const roles = {};
for (let number = 1; number <= blank.numPages; number++) {
  countRoles(await (await blank.getPage(number)).getStructTree(), roles);
}
const hasScript = Boolean(await blank.getJSActions()) || (await blank.hasJSActions());
const filled = await fieldsOf(await open(await blank.saveDocument()));
process.stdout.write(
  JSON.stringify({
    pages: blank.numPages,
    fields: before,
    wanted,
    filled: Object.fromEntries(filled.map(({name, value}) => [name, value])),
    roles,
    hasScript,
  }),
);

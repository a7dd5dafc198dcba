/**
 * Fills in every field of PDFs, saves them, opens them again, and writes their values as JSON: for the tests, which
 * cannot load the reader themselves (an ES module). Arguments: the files.
 */
import {readFile} from 'node:fs/promises';
import {factsOf, open} from './pdfText.mjs';

async function fieldsOf(document) {
  const fields = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    for (const annotation of await page.getAnnotations()) {
      if (annotation.subtype === 'Widget') {
        const {id, fieldName: name, alternativeText: label, rect, checkBox, options} = annotation;
        const [left, bottom, right, top] = rect;
        fields.push({
          id,
          name,
          label,
          kind: checkBox ? 'box' : annotation.combo ? 'choice' : 'text',
          page: number,
          width: right - left,
          height: top - bottom,
          options: options?.map(({exportValue}) => exportValue),
          value: [annotation.fieldValue].flat()[0],
        });
      }
    }
  }
  return fields;
}

function countRoles(node, roles) {
  if (node?.role) {
    roles[node.role] = (roles[node.role] ?? 0) + 1;
  }
  node?.children?.forEach((child) => countRoles(child, roles));
}

const found = [];
for (const file of process.argv.slice(2)) {
  const blank = await open(new Uint8Array(await readFile(file)));
  const fields = await fieldsOf(blank);
  const wanted = {};
  fields.forEach(({id, name, kind, options}, index) => {
    wanted[name] = kind === 'box' ? 'Yes' : kind === 'choice' ? options.at(-1) : `Città ${index}`;
    blank.annotationStorage.setValue(id, {value: kind === 'box' ? true : wanted[name]});
  });
  const roles = {};
  for (let number = 1; number <= blank.numPages; number++) {
    countRoles(await (await blank.getPage(number)).getStructTree(), roles);
  }
  const filled = await fieldsOf(await open(await blank.saveDocument()));
  found.push({
    ...(await factsOf(blank)),
    fields,
    wanted,
    filled: Object.fromEntries(filled.map(({name, value}) => [name, value])),
    roles,
    hasScript: Boolean(await blank.getJSActions()) || (await blank.hasJSActions()),
  });
}
process.stdout.write(JSON.stringify(found));

/** Reads the structure of a PDF: as a module in ESM tests, as a program in others. */
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {getDocument, OPS, VerbosityLevel} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the content of a page in drawing order: text with the number of its structure element, and shapes. */
async function drawnOn(page) {
  const {fnArray, argsArray} = await page.getOperatorList();
  const pieces = [];
  const shapes = [];
  const marks = [];
  const look = {page: page.pageNumber};
  fnArray.forEach((what, index) => {
    const args = argsArray[index];
    if (what === OPS.beginMarkedContentProps) {
      marks.push(args[1] ?? undefined);
    } else if (what === OPS.beginMarkedContent) {
      marks.push(undefined);
    } else if (what === OPS.endMarkedContent) {
      marks.pop();
    } else if (what === OPS.setFillRGBColor) {
      [look.colour] = args;
    } else if (what === OPS.setFont) {
      look.isBold = /-(?:Semi)?Bold/.test(page.commonObjs.get(args[0]).name);
      look.size = args[1];
    } else if (what === OPS.setTextMatrix) {
      const [, , , , x, y] = args[0];
      Object.assign(look, {left: x, y: page.view[3] - y});
    } else if (what === OPS.showText) {
      // Numbers between characters move the next one left.
      const text = args[0].map(({unicode = ''}) => unicode).join('');
      const width = args[0].reduce((sum, sign) => sum + (sign.width ?? -sign), 0) * (look.size / 1000);
      pieces.push({...look, right: look.left + width, text, mark: marks.at(-1)});
      look.left += width;
    } else if (what === OPS.constructPath && args[2]) {
      const [left, top, right, bottom] = args[2];
      shapes.push({page: page.pageNumber, colour: look.colour, left, top, right, bottom});
    }
  });
  return {pieces, shapes};
}

/** Yields structure elements with text, and their roles. */
function* partsOf(node, pieces, above = []) {
  const roles = node.role && node.role !== 'Root' ? [...above, node.role] : above;
  for (const child of node.children ?? []) {
    if (child.type === 'content') {
      const lines = pieces.filter(({mark}) => child.id.endsWith(`_mc${mark}`));
      yield {roles: roles.join(' '), text: lines.map(({text}) => text).join(''), lines};
    } else {
      yield* partsOf(child, pieces, roles);
    }
  }
}

/** Returns the position of a named destination. */
async function placeOf(document, name) {
  const [page, , , top] = await document.getDestination(name);
  const number = (await document.getPageIndex(page)) + 1;
  return {page: number, y: (await document.getPage(number)).view[3] - top};
}

/**
 * @param {Uint8Array} file
 * @returns {Promise<import('./pdf').PdfStructure>}
 */
export async function structureOf(file) {
  const document = await getDocument({
    data: new Uint8Array(file),
    verbosity: VerbosityLevel.ERRORS,
    fontExtraProperties: true,
  }).promise;
  const parts = [];
  const around = [];
  const shapes = [];
  const links = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const drawn = await drawnOn(page);
    parts.push(...partsOf(await page.getStructTree(), drawn.pieces));
    around.push(...drawn.pieces.filter(({mark}) => mark === undefined));
    shapes.push(...drawn.shapes);
    const annotations = await page.getAnnotations();
    for (const {url, dest, rect} of annotations.filter(({subtype}) => subtype === 'Link')) {
      const [left, bottom, right, top] = rect;
      links.push({
        page: number,
        left,
        right,
        y: page.view[3] - top,
        bottom: page.view[3] - bottom,
        to: url ?? (await placeOf(document, dest)),
      });
    }
  }
  const {info} = await document.getMetadata();
  return {
    pages: document.numPages,
    facts: {
      language: info.Language,
      title: info.Title,
      author: info.Author,
      date: info.CreationDate,
      isTagged: Boolean((await document.getMarkInfo())?.Marked),
    },
    parts,
    around,
    shapes,
    links,
    outline: ((await document.getOutline()) ?? []).map(({title}) => title),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await Promise.all(process.argv.slice(2).map((file) => readFile(file)));
  process.stdout.write(JSON.stringify(await Promise.all(files.map((file) => structureOf(file)))));
}

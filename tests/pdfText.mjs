/** Turns a PDF on standard input into JSON: for tests, which cannot load the reader themselves (an ES module). */
import {fileURLToPath} from 'node:url';
import {getDocument, VerbosityLevel} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF. Only texts are read, so fonts may be missing. */
export const open = (data) => getDocument({data, verbosity: VerbosityLevel.ERRORS}).promise;

/** @returns {Promise<import('./pdf').PdfFacts>} */
export async function factsOf(document) {
  const pages = [];
  const links = [];
  const boxes = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const {items} = await page.getTextContent();
    pages.push(
      items
        .map((item) => item.str)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    const annotations = await page.getAnnotations();
    links.push(...annotations.map(({url}) => url));
    boxes.push(...annotations.flatMap(({checkBox, alternativeText}) => (checkBox ? alternativeText : [])));
  }
  const {info} = await document.getMetadata();
  const {Marked: tagged = false} = (await document.getMarkInfo()) ?? {};
  const {Language: language, Title: title, Author: author} = info;
  return {pages, links, boxes, tagged, language, title, author};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = [];
  for await (const part of process.stdin) {
    parts.push(part);
  }
  const document = await open(new Uint8Array(Buffer.concat(parts)));
  process.stdout.write(JSON.stringify(await factsOf(document)));
}

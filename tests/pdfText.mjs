/**
 * Reads a PDF from its standard input and writes what it holds as JSON: for the tests, which cannot load the reader
 * themselves (an ES module).
 */
import {getDocument, VerbosityLevel} from 'pdfjs-dist/legacy/build/pdf.mjs';

const parts = [];
for await (const part of process.stdin) {
  parts.push(part);
}
const document = await getDocument({
  data: new Uint8Array(Buffer.concat(parts)),
  // Only texts are read: fonts need not be there.
  verbosity: VerbosityLevel.ERRORS,
}).promise;
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
process.stdout.write(
  JSON.stringify({
    pages,
    links,
    boxes,
    tagged,
    language: info.Language,
    title: info.Title,
    author: info.Author,
  }),
);

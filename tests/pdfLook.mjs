/**
 * Renders the pages of PDFs, and writes text and pixel colours of each file as JSON: for the tests, which cannot load
 * the reader themselves (an ES module). Arguments: the files.
 */
import {readFile} from 'node:fs/promises';
import {getDocument, VerbosityLevel} from 'pdfjs-dist/legacy/build/pdf.mjs';

const found = [];
for (const file of process.argv.slice(2)) {
  const document = await getDocument({
    data: new Uint8Array(await readFile(file)),
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const colours = new Set();
  const texts = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({scale: 1});
    const {canvas, context} = document.canvasFactory.create(viewport.width, viewport.height);
    await page.render({canvasContext: context, viewport}).promise;
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    for (const pixel of new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4))) {
      const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
      colours.add(`#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`);
    }
    const {items} = await page.getTextContent();
    texts.push(items.map(({str}) => str).join(' '));
  }
  found.push({file, text: texts.join(' ').replace(/\s+/g, ' '), colours: [...colours]});
}
process.stdout.write(JSON.stringify(found));

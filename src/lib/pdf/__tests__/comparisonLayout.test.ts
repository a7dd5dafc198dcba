/** Where everything stands in the PDF of the comparison. */
import {toolIds} from '@site/src/data/savings';
import {tooManyClients} from '@site/tests/expected';
import {logo} from '@site/tests/fixtures/logo';
import {languages, type Language} from '@site/tests/languages';
import {comparisonPdf, type ComparisonPdfFacts} from '../comparisonPdf';
import {lineHeight, Sheet} from '../sheet';
import {facts, words} from './comparisonFacts';

afterEach(() => void jest.restoreAllMocks());

/** What is drawn on a page: texts with the room they take, and boxes. Millimetres. */
interface Drawn {
  readonly what: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function layoutOf(change: Partial<ComparisonPdfFacts> = {}) {
  const [texts, boxes]: Drawn[][] = [[], []];
  const {text, box} = Sheet.prototype;
  const pageOf = (sheet: Sheet) => sheet.doc.getCurrentPageInfo().pageNumber;
  jest.spyOn(Sheet.prototype, 'text').mockImplementation(function (this: Sheet, said, x, y, look = {}) {
    const lines = this.lines(said, look);
    const width = Math.max(...lines.map((line) => this.doc.getTextWidth(line)));
    const left = look.align === 'right' ? x - width : x;
    // Letters reach about three quarters of their size above the line that they stand on.
    const high = ((look.size ?? 10) * 25.4) / 72;
    const bottom = y + (lines.length - 1) * lineHeight(look.size ?? 10) + high * 0.2;
    texts!.push({what: said, page: pageOf(this), left, right: left + width, top: y - high * 0.72, bottom});
    return text.call(this, said, x, y, look);
  });
  jest.spyOn(Sheet.prototype, 'box').mockImplementation(function (this: Sheet, x, y, width, height, ...look) {
    boxes!.push({what: look[0], page: pageOf(this), left: x, right: x + width, top: y, bottom: y + height});
    box.call(this, x, y, width, height, ...look);
  });
  comparisonPdf({...facts, ...change}, words[(change.language ?? 'en') as Language]);
  jest.restoreAllMocks();
  return {texts: texts!, boxes: boxes!};
}

const overlap = (one: Drawn, other: Drawn) =>
  one.page === other.page &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
const inside = (one: Drawn, other: Drawn) =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

const none = {clients: 1, price: 10, tools: []};
const most = {clients: tooManyClients!, price: 1e6, tools: [...toolIds]};
const preview = {name: 'Nordalia Sicurezza per le piccole imprese del Nord', colour: '#ffd166'};
it.each<[string, Partial<ComparisonPdfFacts>]>([
  ...languages.flatMap((language): [string, Partial<ComparisonPdfFacts>][] => [
    [`some saving in ${language}`, {language}],
    [`no saving in ${language}`, {language, input: none}],
    [`the most in ${language}`, {language, input: most}],
  ]),
  ['a long name', {preview}],
  ['a logo', {preview, logo}],
  ['a wide logo', {preview, logo: {...logo, width: 480, height: 8}}],
])('of %s has nothing on something else, and nothing beyond the edges', (_what, change) => {
  const {texts, boxes} = layoutOf(change);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((one, index) => texts.slice(index + 1).some((other) => overlap(one, other)))).toEqual(
    [],
  );
  expect(
    texts.filter(({left, right, top, bottom}) => left < 17.9 || right > 192.1 || top < 8 || bottom > 294),
  ).toEqual([]);
  // The band of the header goes to the edges of the paper.
  const [band, ...others] = boxes;
  expect(band).toMatchObject({page: 1, left: 0, right: 210, top: 0});
  expect(others.filter(({left, right, bottom}) => left < 17.9 || right > 192.1 || bottom > 275)).toEqual([]);
  // A text stands in a box as a whole or not at all.
  for (const box of boxes) {
    expect(texts.filter((text) => overlap(text, box) && !inside(text, box)).map(({what}) => what)).toEqual(
      [],
    );
  }
});

import {area, lineHeight, Sheet} from '../sheet';

const facts = {language: 'it', title: 'Title', author: 'Probe', date: new Date(Date.UTC(2026, 2, 5, 12))};
const made = () => {
  const sheet = new Sheet(facts);
  const {doc} = sheet;
  const drawn: unknown[][] = [];
  const watch = (...names: ('text' | 'rect' | 'roundedRect' | 'line' | 'link' | 'addImage')[]) =>
    names.forEach((name) =>
      jest.spyOn(doc, name).mockImplementation((...args: unknown[]) => {
        drawn.push([name, ...args]);
        return doc;
      }),
    );
  return {sheet, doc, drawn, watch};
};

it('says what the document is', () => {
  const {doc} = made();
  const file = Buffer.from(doc.output('arraybuffer')).toString('latin1');
  for (const words of [
    '/Lang (it)',
    '/Title (Title)',
    '/Author (Probe)',
    '/Creator (Probe)',
    '/DisplayDocTitle true',
  ]) {
    expect(file).toContain(words);
  }
  expect(file).toMatch(/\/CreationDate \(D:20260305/);
  expect(doc.internal.pageSize.getWidth()).toBeCloseTo(210);
  expect(doc.internal.pageSize.getHeight()).toBeCloseTo(297);
});

it('has its written area in the middle of an A4 sheet', () => {
  expect(area.left + area.width).toBe(area.right);
  expect(area.left).toBe(210 - area.right);
  expect(made().sheet.y).toBe(area.top);
});

it('sets a text in its looks, and says where the next line would be', () => {
  const {sheet, doc, drawn, watch} = made();
  watch('text');
  const [font, size, colour] = (['setFont', 'setFontSize', 'setTextColor'] as const).map((name) =>
    jest.spyOn(doc, name),
  );
  expect(sheet.text('A − b', 20, 30)).toBeCloseTo(30 + lineHeight(10));
  expect(drawn).toEqual([['text', ['A – b'], 20, 30, {align: undefined, lineHeightFactor: 1.35}]]);
  expect([font, size, colour].map((spy) => spy?.mock.lastCall)).toEqual([
    ['helvetica', 'normal'],
    [10],
    [expect.stringMatching(/^#[0-9a-f]{6}$/)],
  ]);
  sheet.text('A', 20, 30, {size: 8, bold: true, colour: '#123456', align: 'right'});
  expect(drawn[1]).toEqual(['text', ['A'], 20, 30, {align: 'right', lineHeightFactor: 1.35}]);
  expect([font, size, colour].map((spy) => spy?.mock.lastCall)).toEqual([
    ['helvetica', 'bold'],
    [8],
    ['#123456'],
  ]);
});

it('breaks a text at a width', () => {
  const {sheet} = made();
  const words = 'several words that need more than a line';
  const lines = sheet.lines(words, {width: 30});
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(words);
  expect(sheet.lines(words, {})).toEqual([words]);
  expect(sheet.text(words, 20, 30, {width: 30, size: 8})).toBeCloseTo(
    30 + sheet.lines(words, {width: 30, size: 8}).length * lineHeight(8),
  );
});

it('measures lines as type is measured', () => {
  // 72 points are an inch.
  expect(lineHeight(72)).toBeCloseTo(25.4 * 1.35);
});

it('makes a line fit, and none larger than wanted', () => {
  const {sheet, doc} = made();
  const look = {size: 20, bold: true};
  expect(sheet.fit('A', 100, look)).toBe(20);
  const size = sheet.fit('A long − name', 20, look);
  doc.setFontSize(size);
  expect(doc.getTextWidth('A long – name')).toBeCloseTo(20);
});

it('draws boxes, rules, pictures and areas that open an address', () => {
  const {sheet, doc, drawn, watch} = made();
  watch('rect', 'roundedRect', 'line', 'link', 'addImage');
  const fill = jest.spyOn(doc, 'setFillColor');
  sheet.box(1, 2, 3, 4, '#123456');
  sheet.box(1, 2, 3, 4, '#654321', 5);
  sheet.rule(9);
  sheet.rule(9, 1, 2);
  sheet.link('https://a.example', 1, 2, 3, 4);
  sheet.picture(new Uint8Array([1]), 1, 2, 3, 4);
  expect(drawn).toEqual([
    ['rect', 1, 2, 3, 4, 'F'],
    ['roundedRect', 1, 2, 3, 4, 5, 5, 'F'],
    ['line', area.left, 9, area.right, 9],
    ['line', 1, 9, 2, 9],
    ['link', 1, 2, 3, 4, {url: 'https://a.example'}],
    ['addImage', new Uint8Array([1]), 'JPEG', 1, 2, 3, 4],
  ]);
  expect(fill.mock.calls).toEqual([['#123456'], ['#654321']]);
});

it('begins a new page where there is no room', () => {
  const {sheet, doc} = made();
  sheet.y = area.bottom - 10;
  sheet.room(10);
  expect([doc.getNumberOfPages(), sheet.y]).toEqual([1, area.bottom - 10]);
  sheet.room(10.1);
  expect([doc.getNumberOfPages(), sheet.y]).toEqual([2, area.top]);
});

it('keeps a heading with what follows it', () => {
  const {sheet, doc, drawn, watch} = made();
  watch('text');
  sheet.y = 100;
  sheet.heading('Part', 20);
  expect(drawn).toEqual([['text', ['Part'], area.left, 106, expect.anything()]]);
  expect(sheet.y).toBeCloseTo(106 + lineHeight(13) + 0.5);
  sheet.y = area.bottom - 33;
  sheet.heading('Part', 20);
  expect(doc.getNumberOfPages()).toBe(2);
  sheet.y = area.bottom - 34;
  sheet.heading('Part', 20);
  expect(doc.getNumberOfPages()).toBe(2);
});

it('draws on every page at the end', () => {
  const {sheet, doc} = made();
  doc.addPage();
  const seen: number[][] = [];
  sheet.onEveryPage((page, of) => seen.push([page, of, doc.getCurrentPageInfo().pageNumber]));
  expect(seen).toEqual([
    [1, 2, 1],
    [2, 2, 2],
  ]);
});

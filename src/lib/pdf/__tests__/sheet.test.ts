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

it('makes a line fit, and none larger than wanted', () => {
  const {sheet, doc} = made();
  const look = {size: 20, bold: true};
  expect(sheet.fit('A', 100, look)).toBe(20);
  const size = sheet.fit('A long − name', 20, look);
  doc.setFontSize(size);
  expect(doc.getTextWidth('A long – name')).toBeCloseTo(20);
});

it('begins a new page where there is no room', () => {
  const {sheet, doc} = made();
  sheet.y = area.bottom - 10;
  sheet.room(10);
  expect([doc.getNumberOfPages(), sheet.y]).toEqual([1, area.bottom - 10]);
  sheet.room(10.1);
  expect([doc.getNumberOfPages(), sheet.y]).toEqual([2, area.top]);
});

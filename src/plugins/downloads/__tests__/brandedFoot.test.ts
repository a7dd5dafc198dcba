import {palette} from '../../brand/palette';
import {area, type Sheet} from '../../pdf/sheet';
import {drawBrandedFoot} from '../brandedFoot';

test('every page says what the paper is and which page it is, and has the place of a brand from the second on', () => {
  const drawn: unknown[] = [];
  // Ten points for each letter.
  const sheet = {
    onEveryPage: (draw: (page: number, of: number) => void) => [1, 2].forEach((page) => draw(page, 2)),
    brandSlot: () => drawn.push('brand'),
    oneLine: (parts: readonly {text: string}[], room: number, size: number) => {
      const text = parts.map((part) => part.text).join('');
      return {text, room, size, width: text.length * 10};
    },
    line: (line: {text: string; room: number; size: number}, x: number, y: number, look: object) =>
      drawn.push([line.text, line.room, line.size, x, y, look]),
  } as unknown as Sheet;
  drawBrandedFoot(sheet, 'Risk register', (page, of) => `${page}/${of}`);
  const look = {size: 8, colour: palette.muted};
  const foot = (page: string) => [
    [page, 120, 8, area.right - 30, 797, look],
    ['Risk register', 340, 8, area.left, 797, look],
  ];
  expect(drawn).toEqual([...foot('1/2'), 'brand', ...foot('2/2')]);
});

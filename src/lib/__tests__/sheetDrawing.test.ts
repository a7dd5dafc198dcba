import {forms, riskRows, sheetKinds} from '../../data/sheetForms';
import {drawSheet, head, paper} from '../sheetDrawing';

/** The boxes of a path: place and size of each. */
function boxesIn(path: string) {
  const boxes = [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-(\d+)z/g)];
  expect(boxes.map(([text]) => text).join('')).toBe(path);
  return boxes.map(([, x, y, w, h, back]) => {
    expect(back).toBe(w);
    return {x: Number(x), y: Number(y), w: Number(w), h: Number(h)};
  });
}

it.each(sheetKinds)('keeps all that a %s draws on its paper, from the title to the foot', (kind) => {
  const {words, fields} = drawSheet(kind);
  const boxes = [...boxesIn(words), ...boxesIn(fields)];
  expect(boxesIn(fields).length).toBeGreaterThan(10);
  for (const {x, y, w, h} of boxes) {
    expect(w * h).toBeGreaterThan(0);
    expect(x).toBeGreaterThanOrEqual(18);
    expect(x + w).toBeLessThanOrEqual(paper.width - 17);
    expect(y).toBeGreaterThanOrEqual(24);
    expect(y + h).toBeLessThanOrEqual(paper.height - 18);
  }
  // What is drawn last reaches the foot of the page.
  expect(Math.max(...boxes.map(({y, h}) => y + h))).toBeGreaterThan(paper.height - 30);
});

it.each(sheetKinds)('leaves the place of name and sign free on a %s', (kind) => {
  const {words, fields} = drawSheet(kind);
  const {sign, name} = head;
  expect(sign.x + sign.size).toBeLessThanOrEqual(paper.width - 18);
  for (const {x, y} of [...boxesIn(words), ...boxesIn(fields)]) {
    expect(y).toBeGreaterThan(name.y);
    expect(y > sign.y + sign.size || x < sign.x).toBe(true);
  }
});

it.each(Object.entries(forms))('draws each field of the %s in its share of its row', (kind, parts) => {
  const rows = parts.flatMap((part) => [...part.rows]);
  const drawn = boxesIn(drawSheet(kind as keyof typeof forms).fields);
  expect(drawn).toHaveLength(rows.flatMap(({fields}) => fields).length);
  for (const {fields} of rows) {
    const own = drawn.splice(0, fields.length);
    const room = own.reduce((sum, {w}) => sum + w, 0);
    expect(new Set(own.map(({y}) => y)).size).toBe(1);
    own.forEach(({w}, index) => expect(Math.abs(w - room * fields[index]!.share)).toBeLessThanOrEqual(1.5));
    own.slice(1).forEach(({x}, index) => {
      expect(Math.abs(x - own[index]!.x - own[index]!.w - 4)).toBeLessThanOrEqual(1);
    });
  }
});

it('draws words before each row of a form, two risks without them, and a box and a note for each point', () => {
  const form = drawSheet('decision-note');
  const rows = forms['decision-note'].flatMap((part) => [...part.rows]);
  // What is said below the title, and the words of the rows.
  expect(boxesIn(form.words)).toHaveLength(2 + rows.length);
  expect(form.headings).toHaveLength(forms['decision-note'].length);
  const register = drawSheet('risk-register');
  expect(boxesIn(register.words)).toHaveLength(2);
  expect(register.headings).toHaveLength(2);
  // Above the first field of its part, at the left edge.
  const [first] = boxesIn(register.fields);
  expect(register.headings[0]).toEqual({x: 18, y: expect.any(Number)});
  expect(register.headings[0]!.y).toBeLessThan(first!.y);
  expect(boxesIn(register.fields)).toHaveLength(2 * riskRows.flatMap(({fields}) => fields).length);
  const ticks = boxesIn(drawSheet('checklist').fields);
  expect(ticks.filter(({w, h}) => w === 7 && h === 7)).toHaveLength(ticks.length / 2);
});

import type {Code} from 'mdast';
import type {Math} from 'mdast-util-math';
import {isSigned} from '../../../../data/brandName';
import {palette} from '../../../../site/brand/palette';
import {area, keptWhole} from '../../../pdf/plugin';
import {type Draft, gap, type Place} from './draft';

const codeLook = {size: 8.5, lineHeight: 8.5 * 1.45, padding: 9, fewestLines: 6} as const;

/** Lines of a block of code, and the height of its first part that stays on one page. */
export function codeLayout({sheet}: Draft, node: Code | Math, width: number) {
  const {size, lineHeight: height, padding, fewestLines} = codeLook;
  // Its lines are paragraphs, which wrap between words.
  const isLetter = node.type === 'code' && node.lang === 'letter';
  const lines = node.value.split('\n').flatMap((text) => {
    const own = sheet.lines(
      [isLetter ? {text} : {text: text.replaceAll('\t', '    ').replaceAll(' ', '\u00a0'), mono: true}],
      width - 2 * padding,
      size,
    );
    // A line that names who writes is one that others may write.
    const signed = isLetter && own.length === 1 && isSigned(text) ? text : undefined;
    return own.map((line) => ({line, signed}));
  });
  const whole = lines.length * height + 2 * padding;
  return {lines, beginning: whole < keptWhole ? whole : fewestLines * height + 2 * padding};
}

/** Draws a block of code, or a formula as it is written. */
export function code(draft: Draft, node: Code | Math, {x, width, parent}: Place): void {
  const {sheet} = draft;
  const {size, lineHeight: height, padding, fewestLines} = codeLook;
  const {lines, beginning: kept} = codeLayout(draft, node, width);
  sheet.room(kept);
  const part = sheet.part('Code', parent);
  let rest = lines;
  while (rest.length > 0) {
    const fits = Math.max(1, Math.floor((area.bottom - sheet.y - 2 * padding) / height));
    // The next page does not get a line or two alone.
    const count =
      fits >= rest.length ? fits : Math.max(fewestLines, Math.min(fits, rest.length - fewestLines));
    const now = rest.slice(0, count);
    rest = rest.slice(count);
    const boxHeight = now.length * height + 2 * padding;
    const top = sheet.y;
    sheet.decoration((doc) => doc.roundedRect(x, top, width, boxHeight, 4).fill(palette['bg-soft']));
    part.add(() =>
      now.forEach(({line, signed}, index) => {
        const y = top + padding + index * height;
        if (signed === undefined) {
          sheet.line(line, x + padding, y, {size});
        } else {
          sheet.letterLine(signed, x + padding, y, width - 2 * padding, {size});
        }
      }),
    );
    sheet.y += boxHeight;
    if (rest.length > 0) {
      sheet.room(area.bottom);
    }
  }
  sheet.y += gap + 2;
}

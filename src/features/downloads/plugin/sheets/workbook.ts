import type {Cell, CellStyle} from 'hucre/xlsx';
import {palette} from '../../../../site/brand/palette';

export const letter = (index: number) => String.fromCharCode(65 + index);

const rgb = (colour: string) => ({rgb: colour.slice(1).toUpperCase()});
const fill = (colour: string) => ({type: 'pattern', pattern: 'solid', fgColor: rgb(colour)}) as const;
const line = {style: 'thin', color: rgb(palette.line)} as const;
const frame = {top: line, right: line, bottom: line, left: line};

/** A font that all spreadsheet programs have, or replace by one of the same metrics. */
export const font = {name: 'Calibri', size: 11} as const;

/** Cell styles. Without brand colours, because clients get the file. */
export const styles = {
  title: {font: {...font, bold: true, size: 16, color: rgb(palette.text)}},
  subtitle: {font: {...font, bold: true}},
  label: {font: {...font, color: rgb(palette.muted)}},
  head: {
    font: {...font, bold: true, color: rgb(palette.paper)},
    fill: fill(palette.text),
    alignment: {wrapText: true, vertical: 'center'},
    border: frame,
  },
  entry: {alignment: {wrapText: true, vertical: 'top'}, border: frame},
  number: {alignment: {horizontal: 'center', vertical: 'top'}, border: frame},
  computed: {
    alignment: {horizontal: 'center', vertical: 'top', wrapText: true},
    fill: fill(palette['bg-soft']),
    border: frame,
  },
} as const satisfies Record<string, CellStyle>;

/** Styles of the levels, by index. Words show the level too. */
export const levelLooks: readonly CellStyle[] = [
  {font: {bold: true, color: rgb(palette.danger)}, fill: conditional(palette['danger-soft'])},
  {font: {bold: true, color: rgb(palette.warn)}},
  {font: {color: rgb(palette.money)}},
];

/** Conditional rules use the fill's other colour. */
function conditional(colour: string) {
  return {type: 'pattern', pattern: 'solid', bgColor: rgb(colour), fgColor: rgb(colour)} as const;
}

/** Cells of a sheet, keyed by position as the library expects. */
export class Cells extends Map<string, Partial<Cell>> {
  /** @param row from 1 */
  put(column: number, row: number, value: Cell['value'], style?: CellStyle): void {
    this.set(`${row - 1},${column}`, {value, style});
  }

  /** @param result current value, shown by programs that do not compute, such as previews */
  compute(column: number, row: number, formula: string, result: string | number, style?: CellStyle): void {
    this.set(`${row - 1},${column}`, {value: result, type: 'formula', formula, formulaResult: result, style});
  }
}

export const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;

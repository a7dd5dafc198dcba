import clsx from 'clsx';
import {sheetForms} from '@content/sheetForms';
import {sheets as words} from '@content/sheets';
import {clientSheets, forms, type SheetKind} from '@site/src/data/sheetForms';
import {drawSheet, head, paper} from '@site/src/lib/sheetDrawing';
import {Calculator, Grid3x3, type Icon, ListChecks, Phone, Radar, Signature} from '../ui/icons';
import styles from './SheetPaper.module.css';

const {sign} = head;
/** What each sheet is filled with, in its corner. */
const signs: Record<SheetKind, Icon> = {
  'emergency-sheet': Phone,
  checklist: ListChecks,
  'risk-register': Grid3x3,
  'scan-authorization': Radar,
  'pricing-sheet': Calculator,
  'decision-note': Signature,
};

/** The headings of the first page of a sheet, in their order. */
function headingsOf(kind: SheetKind): readonly string[] {
  const {checklist, register} = sheetForms;
  if (kind === 'checklist') {
    return [checklist.note];
  }
  if (kind === 'risk-register') {
    return [1, 2].map(register.risk);
  }
  const parts: Readonly<Record<string, string>> = sheetForms.forms[kind].parts;
  return forms[kind].map(({id}) => parts[id]!);
}

/** Letters that a line has room for beside the sign. */
const fitting = 20;

/** What a sheet is called, as on the sheet itself: in two lines where one is too short. */
function Name({of: name}: {of: string}) {
  const {x, y} = head.name;
  const gap = name.length > fitting ? name.lastIndexOf(' ', fitting) : -1;
  return gap < 0 ? (
    <text x={x} y={y}>
      {name}
    </text>
  ) : (
    <text y={y - 10}>
      <tspan x={x}>{name.slice(0, gap)} </tspan>
      <tspan x={x} dy="13">
        {name.slice(gap + 1)}
      </tspan>
    </text>
  );
}

interface SheetPaperProps {
  kind: SheetKind;
  /** In the brand that it is handed on with: that of the visit, else the one whose colour is `--partner` around it. */
  worn?: boolean;
}

/**
 * The first page of a sheet to fill in, in small. A sheet for clients has the visitor's colour. A drawing: what the sheet is
 * called has to stand beside it.
 */
export function SheetPaper({kind, worn}: SheetPaperProps) {
  const drawing = drawSheet(kind);
  const headings = headingsOf(kind);
  const Sign = signs[kind];
  return (
    <div
      className={clsx(styles.paper, !clientSheets.includes(kind) && styles.stays, worn && styles.worn)}
      aria-hidden
    >
      <svg viewBox={`0 0 ${paper.width} ${paper.height}`}>
        <path d={drawing.words} />
        <path d={drawing.fields} />
        <Name of={words.kinds[kind].name} />
        {drawing.headings.map((place, index) => (
          <text key={place.y} {...place}>
            {headings[index]}
          </text>
        ))}
        <rect x={sign.x} y={sign.y} width={sign.size} height={sign.size} rx="6" />
        <Sign x={sign.x + 5} y={sign.y + 5} size={sign.size - 10} />
      </svg>
    </div>
  );
}

import clsx from 'clsx';
import {sheetForms} from '@content/sheetForms';
import {sheets as words} from '@content/sheets';
import {clientSheets, forms, type SheetKind} from '@site/src/data/sheetForms';
import {drawSheet, head, paper} from '@site/src/features/sheets/sheetDrawing';
import {Calculator, Grid3x3, type Icon, ListChecks, Phone, Radar, Signature} from '../../ui/icons';
import styles from './SheetPaper.module.css';

const {sign} = head;
const signs: Record<SheetKind, Icon> = {
  'emergency-sheet': Phone,
  checklist: ListChecks,
  'risk-register': Grid3x3,
  'scan-authorization': Radar,
  'pricing-sheet': Calculator,
  'decision-note': Signature,
};

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

/** Characters that fit on a line beside the icon. */
const fitting = 20;

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
  /** Uses the visit's brand, or the surrounding `--partner` colour. */
  worn?: boolean;
}

/** Thumbnail of a sheet's first page. Decorative: place the sheet's name beside it. */
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

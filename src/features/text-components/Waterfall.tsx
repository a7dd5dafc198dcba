import type {ReactNode} from 'react';
import clsx from 'clsx';
import {guides} from '@content/guides';
import {useFormats} from '../../site/useFormats';
import {percentOf, readRows, withRowStyles} from './tableRows';
import rows from './RowBars.module.css';
import styles from './Waterfall.module.css';

const words = guides.waterfall;

/** Parses a row's amount: '6,500' is a sum, '+ 300' a change. Returns `undefined` if there is none. */
function amountOf(cells: readonly string[]): {readonly value: number; readonly added: boolean} | undefined {
  const [, sign = '', digits] = /^([+−-]?)\s*(\d[\d.,]*)$/.exec(cells.at(-1) ?? '') ?? [];
  const value = Number(digits?.replace(/\D/g, ''));
  return digits === undefined
    ? undefined
    : {value: sign === '' || sign === '+' ? value : -value, added: sign !== ''};
}

type Amount = NonNullable<ReturnType<typeof amountOf>>;

/** Returns start and end of each bar; a sum starts at zero. */
function spansOf(amounts: readonly (Amount | undefined)[]) {
  let total = 0;
  return amounts.map((amount) => {
    const before = amount?.added ? total : 0;
    total = amount ? before + amount.value : total;
    return amount && {...amount, low: Math.min(before, total), high: Math.max(before, total)};
  });
}

/** Share of the scale that represents everything below its start. */
const stub = 0.08;

/** Returns the start of the scale: zero, or a round amount if all changes are in the upper half. */
function beginningOf(spans: ReturnType<typeof spansOf>, longest: number): number {
  const lowest = Math.min(...spans.flatMap((span) => (span?.added ? [span.low] : [])));
  if (!(lowest > longest / 2 && lowest < longest)) {
    return 0;
  }
  const unit = 10 ** Math.ceil(Math.log10(longest - lowest));
  return Math.floor(lowest / unit) * unit;
}

const toneOf = ({added, value}: Amount) => added && {'--tone': `var(--${value < 0 ? 'danger' : 'money'})`};

interface WaterfallProps {
  /** One Markdown table. Its last column has whole amounts: sums without a sign, changes with one. */
  children: ReactNode;
}

/**
 * Bars below the rows of a table, on one scale. Sums start at zero, changes where the previous row ended. A cut scale
 * is labelled and has a gap in the bars of its sums. The bars are decorative: the table has the amounts.
 */
export function Waterfall({children}: WaterfallProps) {
  const {number} = useFormats(words);
  const spans = spansOf(
    readRows(children, amountOf, ['Waterfall', 'Its last column has whole amounts: 6,500, + 300 or − 100.']),
  );
  const longest = Math.max(1, ...spans.map((span) => span?.high ?? 0));
  const beginning = beginningOf(spans, longest);
  const cut = beginning > 0 ? stub : 0;
  const at = (amount: number) =>
    amount === 0 ? 0 : cut + ((1 - cut) * (amount - beginning)) / (longest - beginning);
  const bars = spans.map(
    (span) =>
      span && {
        '--from': percentOf(at(span.low), 1),
        '--for': percentOf(at(span.high) - at(span.low), 1),
        ...toneOf(span),
      },
  );
  return (
    <div className={clsx(rows.bars, cut && styles.cut)}>
      {withRowStyles(children, bars)}
      {cut > 0 && <p className="caption">{words.beginning(number(beginning))}</p>}
    </div>
  );
}

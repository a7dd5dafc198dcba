import type {ReactNode} from 'react';
import clsx from 'clsx';
import {guides} from '@content/guides';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import {percentOf, readRows, withRowStyles} from './tableRows';
import rows from './RowBars.module.css';
import styles from './Waterfall.module.css';

const words = guides.waterfall;

/** An amount of a row, '6,500', '+ 300' or '− 100', and whether it is added to the one before. */
function amountOf(cells: readonly string[]): {readonly value: number; readonly added: boolean} | undefined {
  const [, sign = '', digits] = /^([+−-]?)\s*(\d[\d.,]*)$/.exec(cells.at(-1) ?? '') ?? [];
  const value = Number(digits?.replace(/\D/g, ''));
  return digits === undefined
    ? undefined
    : {value: sign === '' || sign === '+' ? value : -value, added: sign !== ''};
}

type Amount = NonNullable<ReturnType<typeof amountOf>>;

/** From where to where each amount goes; a sum begins with nothing. */
function spansOf(amounts: readonly (Amount | undefined)[]) {
  let total = 0;
  return amounts.map((amount) => {
    const before = amount?.added ? total : 0;
    total = amount ? before + amount.value : total;
    return amount && {...amount, low: Math.min(before, total), high: Math.max(before, total)};
  });
}

/** Share of the scale that stands for all below its beginning. */
const stub = 0.08;

/**
 * Where the scale begins: with nothing, or, where what comes and goes lies in its upper half, with the round amount below
 * all that, so that it can be seen.
 */
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
  /** One table, in Markdown, whose last column has whole amounts: a sum without a sign, what comes and goes with one. */
  children: ReactNode;
}

/**
 * Amounts that lead from one sum to the next: below each row a bar on one scale, from nothing where it is a sum, from where
 * the row before ended where it comes or goes. A scale that begins later says so, and has a gap in the bars of its sums. For
 * those who see it; the table says the amounts itself.
 */
export function Waterfall({children}: WaterfallProps) {
  const {number} = formats(useWordsLanguage(words));
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

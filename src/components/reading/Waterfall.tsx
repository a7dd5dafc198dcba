import type {ReactNode} from 'react';
import {percentOf, readRows, withRowStyles} from './tableRows';
import rows from './RowBars.module.css';

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

const toneOf = ({added, value}: Amount) => added && {'--tone': `var(--${value < 0 ? 'danger' : 'money'})`};

interface WaterfallProps {
  /** One table, in Markdown, whose last column has whole amounts: a sum without a sign, what comes and goes with one. */
  children: ReactNode;
}

/**
 * Amounts that lead from one sum to the next: below each row a bar on one scale, from nothing where it is a sum, from where
 * the row before ended where it comes or goes. For those who see it; the table says the amounts itself.
 */
export function Waterfall({children}: WaterfallProps) {
  const spans = spansOf(
    readRows(children, amountOf, ['Waterfall', 'Its last column has whole amounts: 6,500, + 300 or − 100.']),
  );
  const longest = Math.max(1, ...spans.map((span) => span?.high ?? 0));
  const bars = spans.map(
    (span) =>
      span && {
        '--from': percentOf(span.low, longest),
        '--for': percentOf(span.high - span.low, longest),
        ...toneOf(span),
      },
  );
  return <div className={rows.bars}>{withRowStyles(children, bars)}</div>;
}

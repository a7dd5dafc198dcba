import clsx from 'clsx';
import {priceRuler as words} from '@content/priceRuler';
import {priceList} from '@site/src/data/priceList';
import type {Plan} from '@site/src/data/planSchema';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {
  doublingScale,
  heightOn,
  planCost,
  stretches,
  type PlanCost,
  type Stretch,
} from '@site/src/lib/calculators/planCosts';
import {formats} from '@site/src/lib/format';
import {useWordsLanguage} from '../shell/useWordsLanguage';
import styles from './PriceRuler.module.css';

const {min, max} = priceRulerInputs.clients;
/** Numbers of clients at which lines are drawn: add-ons bend them on a scale that doubles. */
const grid = [min, ...Array.from({length: max / 10}, (_, index) => (index + 1) * 10)];

/** Numbers of clients below the drawing. */
const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.max(min, Math.round(share * max)));

/** How far to the right a number of clients lies, percent. */
const across = (clients: number) => `${Math.round(((clients - min) / (max - min)) * 1000) / 10}%`;

/** Where a plan's line runs, as points of a drawing that is one high for each percent and one wide for each client. */
function pointsOf(plan: Plan, mspUsers: number, scale: readonly number[], {from, to}: Omit<Stretch, 'plan'>) {
  return [...new Set([from, plan.clients ?? from, ...grid, to])]
    .filter((clients) => clients >= from && clients <= to)
    .sort((one, other) => one - other)
    .flatMap((clients) => {
      const {eurPerMonth} = planCost(plan, {clients, mspUsers});
      return eurPerMonth === null
        ? []
        : [`${clients - min} ${Math.round((100 - heightOn(scale, eurPerMonth)) * 10) / 10}`];
    })
    .join(' ');
}

interface PriceRulerChartProps {
  clients: number;
  mspUsers: number;
  costs: readonly PlanCost[];
  least: Plan | undefined;
}

/** What every plan costs from the first to the last number of clients, on one scale; a mark stands at the one chosen. */
export function PriceRulerChart({clients, mspUsers, costs, least}: PriceRulerChartProps) {
  const language = useWordsLanguage(words);
  const {eur, number} = formats(language);
  const {priced} = priceList;
  const amounts = priced.flatMap((plan) =>
    [min, plan.clients ?? max, max].flatMap(
      (count) => planCost(plan, {clients: count, mspUsers}).eurPerMonth ?? [],
    ),
  );
  // What is chosen stands below the lowest line: it needs room.
  const scale = doublingScale([...amounts, Math.min(...amounts) / 2]);
  const parts = stretches(priced, max, mspUsers);
  const up = (amount: number) => `${Math.round(heightOn(scale, amount) * 10) / 10}%`;
  const breaks = parts.slice(1).flatMap(({from, plan}) => (plan ? [{from, plan}] : []));
  const chosen = costs.find(({plan}) => plan === least)?.eurPerMonth ?? null;
  return (
    <figure
      className={styles.chart}
      aria-label={words.chart.label(
        breaks.map(({from, plan}) => words.chart.from(from, plan.name)).join(', '),
      )}
    >
      <p className="caption" aria-hidden>
        {words.chart.scale}
      </p>
      <div className={styles.plot} aria-hidden>
        {scale.map((line) => (
          <span key={line} className={styles.line} style={{'--up': up(line)}}>
            {eur(line)}
          </span>
        ))}
        <svg viewBox={`0 0 ${max - min} 100`} preserveAspectRatio="none">
          {priced.map((plan) => (
            <polyline key={plan.id} points={pointsOf(plan, mspUsers, scale, {from: min, to: max})} />
          ))}
          {parts.map(
            ({from, to, plan}) =>
              plan && (
                <polyline
                  key={from}
                  className={styles.cheap}
                  points={pointsOf(plan, mspUsers, scale, {from, to})}
                />
              ),
          )}
        </svg>
        {priced.map((plan) => {
          const {eurPerMonth} = planCost(plan, {clients: min, mspUsers});
          return (
            eurPerMonth !== null && (
              <span key={plan.id} className={styles.name} style={{'--up': up(eurPerMonth)}}>
                <b>{plan.name}</b> {eur(eurPerMonth)}
              </span>
            )
          );
        })}
        <div className={styles.mark} style={{'--across': across(clients)}}>
          {costs.map(
            ({plan, eurPerMonth}) =>
              eurPerMonth !== null && (
                <i
                  key={plan.id}
                  className={clsx(plan === least && styles.dot)}
                  style={{'--up': up(eurPerMonth)}}
                />
              ),
          )}
          {least && chosen !== null && (
            <b className={styles.chosen}>
              {least.name} {eur(chosen)}
            </b>
          )}
        </div>
      </div>
      <p className={styles.ticks} aria-hidden>
        {ticks.map((count) => (
          <span key={count} style={{'--across': across(count)}}>
            {number(count)}
          </span>
        ))}
      </p>
      {priceList.several && (
        <p className={styles.stretches} aria-hidden>
          {parts.map(({from, to, plan}) => (
            <span key={from} style={{flexGrow: to - from + 1}} data-none={plan ? undefined : ''}>
              {plan && (from === min ? plan.name : words.chart.from(from, plan.name))}
            </span>
          ))}
        </p>
      )}
    </figure>
  );
}

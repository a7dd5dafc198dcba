import clsx from 'clsx';
import {priceRuler as words} from '@content/priceRuler';
import {priceList} from '@site/src/data/priceList';
import type {Plan} from '@site/src/data/planSchema';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {costScale, planCost, stretches, type Stretch} from '@site/src/data/calculators/planCosts';
import type {RulerCost} from '@site/src/data/calculators/priceRuler';
import {ArrowUp} from '../../ui/icons';
import {useFormats} from '../../site/useFormats';
import {withoutOf} from './priceRulerSteps';
import styles from './PriceRulerChart.module.css';

const {min, max} = priceRulerInputs.clients;
/** Numbers of clients below the drawing. */
const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.max(min, Math.round(share * max)));

/** How far to the right a number of clients lies, percent. */
const across = (clients: number) => `${Math.round(((clients - min) / (max - min)) * 1000) / 10}%`;

const tenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Where a plan's line runs, as points of a drawing that is one high for each percent and one wide for each client. It bends
 * where its clients end and add-ons begin.
 */
function pointsOf(plan: Plan, mspUsers: number, top: number, {from, to}: Omit<Stretch, 'plan'>) {
  const bend = plan.clients ?? from;
  return [from, ...(bend > from && bend < to ? [bend] : []), to]
    .flatMap((clients) => {
      const {eurPerMonth} = planCost(plan, {clients, mspUsers});
      return eurPerMonth === null ? [] : [`${clients - min} ${tenths(100 - (eurPerMonth / top) * 100)}`];
    })
    .join(' ');
}

interface PriceRulerChartProps {
  clients: number;
  mspUsers: number;
  costs: readonly RulerCost[];
  /** The plans to choose from; those that are left out are dashed. */
  plans: readonly Plan[];
  least: Plan | undefined;
}

/** What every plan costs from the first to the last number of clients, on one scale; a mark stands at the one chosen. */
export function PriceRulerChart({clients, mspUsers, costs, plans, least}: PriceRulerChartProps) {
  const {eur, number, list} = useFormats(words);
  const priced = priceList.priced.filter((plan) => plans.includes(plan));
  const out = costs.filter(({plan, missing}) => plan.eurPerMonth !== null && missing.length > 0);
  const scale = costScale(priced, max, mspUsers);
  const top = scale.at(-1)!;
  const parts = stretches(priced, max, mspUsers);
  const up = (amount: number) => `${tenths((amount / top) * 100)}%`;
  const breaks = parts.slice(1).flatMap(({from, plan}) => (plan ? [{from, plan}] : []));
  /** Plans that begin above the scale: no line of theirs is in the drawing. */
  const above = costs.filter(
    ({plan, missing}) =>
      missing.length === 0 && (planCost(plan, {clients: min, mspUsers}).eurPerMonth ?? 0) > top,
  );
  /** Why plans are left out, each reason once with the names of its plans. */
  const reasons = [...new Set(out.map(withoutOf))].map(
    (why) => [why, out.filter((cost) => withoutOf(cost) === why).map(({plan}) => plan.name)] as const,
  );
  const chosen = costs.find(({plan}) => plan === least)?.eurPerMonth ?? null;
  return (
    <figure
      className={styles.chart}
      aria-label={words.chart.label(
        breaks.map(({from, plan}) => words.chart.from(from, plan.name)).join(', '),
      )}
    >
      <p className={`${styles.legend} caption`} aria-hidden>
        <span>{words.chart.scale}</span>
        {priceList.several && <span className={styles.leastKey}>{words.chart.least}</span>}
        {reasons.map(([why, names]) => (
          <span key={why} className={styles.outKey}>
            {`${list(names)}: ${why}`}
          </span>
        ))}
        {above.map(({plan, eurPerMonth}) => (
          <span key={plan.id}>
            <ArrowUp aria-hidden size={14} />
            {words.chart.above(plan.name, eur(eurPerMonth ?? 0))}
          </span>
        ))}
      </p>
      <div className={styles.plot} aria-hidden>
        <p className={styles.scale}>
          {scale.map((line) => (
            <span key={line}>{eur(line)}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${max - min} 100`} preserveAspectRatio="none">
          {out.map(({plan}) => (
            <polyline
              key={plan.id}
              className={styles.out}
              points={pointsOf(plan, mspUsers, top, {from: min, to: max})}
            />
          ))}
          {priced.map((plan) => (
            <polyline key={plan.id} points={pointsOf(plan, mspUsers, top, {from: min, to: max})} />
          ))}
          {parts.map(
            ({from, to, plan}) =>
              plan && (
                <polyline
                  key={from}
                  className={styles.cheap}
                  points={pointsOf(plan, mspUsers, top, {from, to})}
                />
              ),
          )}
        </svg>
        {priced.map((plan) => {
          const {eurPerMonth} = planCost(plan, {clients: min, mspUsers});
          return (
            eurPerMonth !== null &&
            eurPerMonth <= top && (
              <span key={plan.id} className={styles.name} style={{'--up': up(eurPerMonth)}}>
                <b>{plan.name}</b> {eur(eurPerMonth)}
              </span>
            )
          );
        })}
        <div className={styles.mark} style={{'--across': across(clients)}}>
          {costs.map(
            ({plan, eurPerMonth}) =>
              eurPerMonth !== null &&
              eurPerMonth <= top && (
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

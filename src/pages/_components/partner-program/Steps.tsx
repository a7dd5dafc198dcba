import Link from '@docusaurus/Link';
import {partnerProgram} from '@content/partnerProgram';
import {TracedEyebrow} from '@site/src/components/sections/TracedEyebrow';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Check} from '@site/src/components/ui/icons';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {firstWeeks, type Stretch} from '@site/src/data/firstWeeks';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Steps.module.css';

const words = partnerProgram.steps;

/** The stretches of each step, in their order. */
const steps = {
  setup: ['papers', 'own'],
  deliver: ['known', 'clients'],
  grow: ['others'],
} as const satisfies Record<keyof typeof words.items, readonly Stretch[]>;

/** The guide or checklist of each stretch. */
const guides = {
  papers: routes.checklistSetup,
  own: routes.guideBestPractices,
  known: routes.guideRiskAssessment,
  clients: routes.checklistOnboarding,
  others: routes.guidePricing,
} as const satisfies Record<Stretch, string>;

const last = firstWeeks.others[1];

/** First and last week of a step. */
const weeksOf = (stretches: readonly Stretch[]): [number, number] => [
  firstWeeks[stretches[0]!][0],
  Math.max(...stretches.map((id) => firstWeeks[id][1])),
];

const begins = keysOf(steps).map((step) => weeksOf(steps[step])[0]);

/**
 * The three steps as stairs over the first twelve weeks, to scale; below each what the partner does in its stretches, what we
 * do, and when it is done. Each has two parts, side by side with those of the others: the last has one stretch, and why
 * partners move to a larger plan.
 */
export function Steps() {
  return (
    <Section id="how-it-works">
      <SectionHeading
        section="how-it-works"
        eyebrow={<TracedEyebrow>{words.eyebrow}</TracedEyebrow>}
        title={words.title}
        lede={words.lede}
        near
      />
      <div className={styles.line}>
        <ol className="steps">
          {keysOf(steps).map((step, index) => {
            const {title, figure, unit, text} = words.items[step];
            const [from, to] = weeksOf(steps[step]);
            const place = {
              '--step': index + 1,
              '--from': from,
              '--weeks': to - from + 1,
              // As far as the next begins.
              '--room': (begins[index + 1] ?? last + 1) - from,
            };
            return (
              <li key={step} style={place}>
                <p className={styles.weeks}>{words.weeks(from, to)}</p>
                <h3>{title}</h3>
                <p className={styles.figure}>
                  <b className="num">{figure}</b> {unit}
                </p>
                <p>{text}</p>
                <ul>
                  {steps[step].map((id) => {
                    const stretch = words.stretches[id];
                    return (
                      <li key={id}>
                        <h4>
                          {stretch.title} <small>{words.weeks(firstWeeks[id][0], firstWeeks[id][1])}</small>
                        </h4>
                        <dl>
                          <dt>{words.you}</dt>
                          <dd>{stretch.you}</dd>
                          <dt>{words.we}</dt>
                          <dd>{stretch.we}</dd>
                        </dl>
                        <p className={styles.done}>
                          <Check aria-hidden size={16} strokeWidth={3} />
                          {stretch.done}
                        </p>
                        <Link to={guides[id]}>{stretch.guide}</Link>
                      </li>
                    );
                  })}
                  {step === 'grow' && (
                    <li>
                      {words.larger && (
                        <>
                          <h4>{words.larger.title}</h4>
                          <p>{words.larger.text}</p>
                        </>
                      )}
                      <ArrowLink to={routes.guideFirstWeeks}>{words.plan}</ArrowLink>
                    </li>
                  )}
                </ul>
              </li>
            );
          })}
        </ol>
        <p aria-hidden>
          {Array.from({length: last}, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </p>
      </div>
    </Section>
  );
}

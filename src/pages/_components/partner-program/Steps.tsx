import Link from '@docusaurus/Link';
import {partnerProgram} from '@content/partnerProgram';
import {Accordion} from '@site/src/ui/Accordion';
import {Facts} from '@site/src/ui/Facts';
import {Check} from '@site/src/ui/icons';
import {Section} from '@site/src/ui/Section';
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

/** The stretch whose end shows that a step has come to something. */
const proofs = {
  setup: 'own',
  deliver: 'known',
  grow: 'others',
} as const satisfies Record<keyof typeof steps, Stretch>;

/** The guide or checklist of each stretch. */
const guides = {
  papers: routes.checklistSetup,
  own: routes.guideBestPractices,
  known: routes.guideRiskAssessment,
  clients: routes.checklistOnboarding,
  others: routes.guidePricing,
} as const satisfies Record<Stretch, string>;

/** First and last week of a step. */
const weeksOf = (stretches: readonly Stretch[]): [number, number] => [
  firstWeeks[stretches[0]!][0],
  Math.max(...stretches.map((id) => firstWeeks[id][1])),
];

const weeksText = (from: number, to: number) => words.weeks(from, to > from ? to : undefined);

/** Who does what in each stretch, with its proof and its guide; then why partners move to a larger plan. */
const weekByWeek = (
  <ul className={styles.stretches}>
    {keysOf(firstWeeks).map((id) => {
      const {title, you, we, guide} = words.stretches[id];
      return (
        <li key={id}>
          <h3>
            {title} <small>{weeksText(firstWeeks[id][0], firstWeeks[id][1])}</small>
          </h3>
          <Facts
            of={[
              [words.you, you],
              [words.we, we],
            ]}
          />
          <div>
            <Done id={id} />
            <Link to={guides[id]}>{guide}</Link>
          </div>
        </li>
      );
    })}
    <li>
      {words.larger && (
        <>
          <h3>{words.larger.title}</h3>
          <p>{words.larger.text}</p>
        </>
      )}
      <div>
        <Link to={routes.guideFirstWeeks}>{words.plan}</Link>
      </div>
    </li>
  </ul>
);

/** What there is at the end of a stretch. */
function Done({id}: {id: Stretch}) {
  return (
    <p className={styles.done}>
      <Check aria-hidden size={18} strokeWidth={3} />
      {words.stretches[id].done}
    </p>
  );
}

/**
 * The three steps over the first twelve weeks, each with how many clients it is for at what price, and what proves it. Who
 * does what in its weeks opens below all three.
 */
export function Steps() {
  return (
    <Section id="how-it-works" title={words.title} lede={words.lede} near>
      <div className={styles.line}>
        <ol className="steps">
          {keysOf(steps).map((step) => {
            const {title, figure, unit, text} = words.items[step];
            const [from, to] = weeksOf(steps[step]);
            return (
              <li key={step}>
                <p className={styles.weeks}>{weeksText(from, to)}</p>
                <h3>{title}</h3>
                <p>
                  <b className="num">{figure}</b> {unit}
                </p>
                <p>{text}</p>
                <Done id={proofs[step]} />
              </li>
            );
          })}
        </ol>
      </div>
      <Accordion name="week-by-week" items={[{title: words.who, body: weekByWeek}]} />
    </Section>
  );
}

import Link from '@docusaurus/Link';
import {partnerProgram} from '@content/partnerProgram';
import {TracedEyebrow} from '@site/src/components/sections/TracedEyebrow';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Check} from '@site/src/components/ui/icons';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './FirstWeeks.module.css';

const words = partnerProgram.firstWeeks;

/** The guide or checklist of each stretch. */
const guides = {
  papers: routes.checklistSetup,
  own: routes.guideBestPractices,
  known: routes.guideRiskAssessment,
  clients: routes.checklistOnboarding,
  others: routes.guidePricing,
} as const satisfies Record<keyof typeof firstWeeks, string>;

const stretches = keysOf(firstWeeks);
const last = firstWeeks.others[1];

/** The first twelve weeks on one line, to scale: what the partner does in each stretch, what we do, and when it is done. */
export function FirstWeeks() {
  return (
    <Section id="first-weeks" space="joined">
      <SectionHeading
        section="first-weeks"
        eyebrow={<TracedEyebrow>{words.eyebrow}</TracedEyebrow>}
        title={words.title}
        lede={words.lede}
        near
      >
        <ArrowLink to={routes.guideFirstWeeks}>{words.plan}</ArrowLink>
      </SectionHeading>
      <div className={styles.line}>
        <ol>
          {stretches.map((id) => {
            const [from, to] = firstWeeks[id];
            const {title, you, we, done, guide} = words.items[id];
            return (
              <li key={id} style={{'--from': from, '--weeks': to - from + 1}}>
                <p className={styles.weeks}>{words.weeks(from, to)}</p>
                <h3>{title}</h3>
                <dl>
                  <dt>{words.you}</dt>
                  <dd>{you}</dd>
                  <dt>{words.we}</dt>
                  <dd>{we}</dd>
                </dl>
                <p className={styles.done}>
                  <Check aria-hidden size={16} strokeWidth={3} />
                  {done}
                </p>
                <Link to={guides[id]}>{guide}</Link>
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

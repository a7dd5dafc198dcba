import Link from '@docusaurus/Link';
import {Check} from '@site/src/ui/icons';
import {solutions} from '@content/solutions';
import {PlanBadge} from '@site/src/features/sections/PlanBadge';
import {Section} from '@site/src/ui/Section';
import {Terminal} from '@site/src/ui/Terminal';
import {Grid} from '@site/src/ui/Grid';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {routes} from '@site/src/data/routes';
import {sampleApiCall} from '@site/src/data/sampleApiCall';
import {sampleReport} from '@site/src/data/sampleReport';
import {shortMoment} from '@site/src/lib/format';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './More.module.css';

const words = solutions.more;

const {onboarding: days} = sampleReport;

const answer = [
  <>
    <b>{sampleApiCall.method}</b> {sampleApiCall.path}
  </>,
  '{',
  ...sampleApiCall.answer.map(([key, value]) => (
    <>
      {`  "${key}": `}
      <b>{value}</b>,
    </>
  )),
  '  "findings": […]',
  '}',
];

export function More() {
  const {onboarding, compliance, analytics, api} = words;
  const language = useWordsLanguage(onboarding);
  return (
    <Section id="more" tone="soft" title={words.title} lede={words.lede} near>
      <Grid columns={2} className={`${styles.items} points`}>
        <article>
          <h3>{onboarding.title}</h3>
          <p>{onboarding.text}</p>
          <ol>
            {keysOf(onboarding.steps).map((step) => (
              <li key={step} className="signed">
                <Check aria-hidden size={14} strokeWidth={3} />
                {onboarding.steps[step]}
                <small>{shortMoment(language, days[step])}</small>
              </li>
            ))}
          </ol>
        </article>
        <article>
          <h3>
            {api.title} <PlanBadge of="fullApi" />
          </h3>
          <p>{api.text}</p>
          <figure aria-label={api.label}>
            <Terminal lines={answer} />
          </figure>
        </article>
        <article>
          <h3>
            {compliance.title} <PlanBadge of="fullCatalogue" />
          </h3>
          <p>
            {compliance.text} <Link to={routes.sampleReport}>{compliance.report}</Link>.
          </p>
        </article>
        <article>
          <h3>{analytics.title}</h3>
          <p>{analytics.text}</p>
        </article>
      </Grid>
    </Section>
  );
}

import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import {home} from '@content/home';
import {PlanTrio} from './PlanTrio';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {routes} from '@site/src/data/routes';
import styles from './GrowthPath.module.css';

const words = home.growthPath;

export function GrowthPath() {
  return (
    <Section id="growth-path">
      <SectionHeading section="growth-path" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.banner}>
        <span>{words.banner}</span>
        <Link to={routes.pricing}>
          {words.bannerAction}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </p>
      <PlanTrio />
    </Section>
  );
}

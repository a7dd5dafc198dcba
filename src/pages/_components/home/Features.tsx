import {
  FileSearch,
  ListChecks,
  Megaphone,
  Radar,
  Sparkles,
  Users,
  type Icon,
} from '@site/src/components/ui/icons';
import {home} from '@content/home';
import {ComplianceChart} from '@site/src/components/illustrations/ComplianceChart';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {ScanTimeline} from '@site/src/components/illustrations/ScanTimeline';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Features.module.css';

const words = home.features;
type FeatureId = keyof typeof words.items;

const icons: Record<FeatureId, Icon> = {
  breach: Radar,
  footprint: FileSearch,
  remediation: ListChecks,
  campaigns: Megaphone,
  workspaces: Users,
  advisor: Sparkles,
};

/** What the platform does. */
export function Features() {
  const language = useWordsLanguage(words.compliance);
  return (
    <Section id="features" tone="soft">
      <SectionHeading section="features" title={words.title} lede={words.lede} />
      <div className={`${styles.bento} points`}>
        <article className={styles.surface}>
          <div>
            <h3>{words.surface.title}</h3>
            <p>{words.surface.text}</p>
            <ArrowLink to={routes.solutions}>{words.action}</ArrowLink>
          </div>
          <ScanTimeline label={words.surface.scanLabel} checks={words.surface.checks} />
        </article>
        <article className={styles.compliance}>
          <h3>{words.compliance.title}</h3>
          <p>{words.compliance.text}</p>
          <ComplianceChart label={words.compliance.chartLabel} language={language} />
        </article>
        {keysOf(icons).map((id) => {
          const Icon = icons[id];
          return (
            <article key={id}>
              <Icon aria-hidden size={24} strokeWidth={1.75} />
              <h3>{words.items[id].title}</h3>
              <p>{words.items[id].text}</p>
            </article>
          );
        })}
      </div>
    </Section>
  );
}

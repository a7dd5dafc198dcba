import {
  FileText,
  ListChecks,
  Radar,
  ShieldCheck,
  TriangleAlert,
  type Icon,
} from '@site/src/components/ui/icons';
import {cardLook} from '@site/src/components/ui/Card';
import styles from './FindingPath.module.css';

interface FindingPathProps {
  label: string;
  steps: readonly {when: string; title: string; text: string}[];
}

/** One for each step, in their order. */
const icons: readonly Icon[] = [Radar, TriangleAlert, ListChecks, ShieldCheck, FileText];

/** How one finding goes through the platform: what it does, told by the clock. */
export function FindingPath({label, steps}: FindingPathProps) {
  return (
    <figure className={styles.path} aria-label={label}>
      <ol>
        {steps.map(({when, title, text}, index) => {
          const Icon = icons[index] ?? FileText;
          return (
            // What the partner's client sees of it is the last alone.
            <li key={title} className={index === steps.length - 1 ? cardLook({}) : undefined}>
              <small className="num">{when}</small>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <div>
                <b>{title}</b>
                <span>{text}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

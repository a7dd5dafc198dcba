import {partnerProgram} from '@content/partnerProgram';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import styles from './Benefits.module.css';

const words = partnerProgram.benefits;

export function Benefits() {
  return (
    <Section id="benefits" tone="soft" title={words.title} near>
      <ul className={`${styles.benefits} points`}>
        {words.items.map(({title, figure, unit, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.figure}>
              <b className="num">{figure}</b> {unit}
            </p>
          </li>
        ))}
      </ul>
      <div className={`${styles.handedOn} points`}>
        <h3>{words.sheets.title}</h3>
        <p>{words.sheets.text}</p>
        <ArrowLink to={routes.eduHubSheets}>{words.sheets.link}</ArrowLink>
      </div>
    </Section>
  );
}

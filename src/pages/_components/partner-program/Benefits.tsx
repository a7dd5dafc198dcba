import {partnerProgram} from '@content/partnerProgram';
import {sheets} from '@content/sheets';
import {SheetPaper} from '@site/src/components/sheets/SheetPaper';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Section} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
import {routes} from '@site/src/data/routes';
import {shownSheets} from '@site/src/data/sheetForms';
import styles from './Benefits.module.css';

const words = partnerProgram.benefits;

export function Benefits() {
  return (
    <Section id="benefits" tone="soft" eyebrow={words.eyebrow} title={words.title} near>
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
      <Split first={0.75} className={styles.handedOn}>
        <div className="points">
          <h3>{words.sheets.title}</h3>
          <p>{words.sheets.text}</p>
          <ArrowLink to={routes.eduHubSheets}>{words.sheets.link}</ArrowLink>
        </div>
        <ul className="hiddenOnPhones">
          {shownSheets.map((kind) => (
            <li key={kind}>
              <SheetPaper kind={kind} />
              {sheets.kinds[kind].name}
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

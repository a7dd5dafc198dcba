import {company} from '@content/company';
import {innovationLab} from '@content/innovationLab';
import {FundingMark} from './FundingMark';
import {SampleMark} from '@site/src/site/SampleMark';
import {Section} from '@site/src/ui/Section';
import {fundedProjects} from '@site/src/data/fundedProjects';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Projects.module.css';

const words = innovationLab.projects;

export function Projects() {
  return (
    <Section id="projects" tone="ink" title={words.title} lede={words.lede}>
      {fundedProjects.map((funded) => {
        const {id, funding, ...facts} = funded;
        const project = words.items[id];
        return (
          <article key={id} className={styles.project}>
            <FundingMark level={funding} label={words.marks[funding]} />
            <div>
              <h3>{project.title}</h3>
              <p className={styles.subtitle}>
                {project.subtitle}
                <SampleMark of={[funded, project]} />
              </p>
            </div>
            <div>
              <p>{project.description}</p>
              <p className={styles.facts}>
                <span>
                  {words.roleLabel}: <b>{project.role}</b>
                </span>
                <span>{project.funding}</span>
                {keysOf(company.funding).map(
                  (key) =>
                    facts[key] && (
                      <span key={key}>
                        {company.funding[key]}: <b>{facts[key]}</b>
                      </span>
                    ),
                )}
              </p>
            </div>
          </article>
        );
      })}
    </Section>
  );
}

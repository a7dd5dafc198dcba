import {company} from '@content/company';
import {innovationLab} from '@content/innovationLab';
import type {ReactNode} from 'react';
import {type FundingLevel, fundedProjects} from '@site/src/data/fundedProjects';
import {SampleMark} from '@site/src/site/SampleMark';
import {Section} from '@site/src/ui/Section';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Projects.module.css';

/** Angles of evenly spaced points on a circle, in radians. */
const turn = (count: number) => Array.from({length: count}, (_, index) => (index / count) * 2 * Math.PI);

const round = (value: number) => Math.round(value * 10) / 10;

/** Many stars, one country among its bands, one place among its neighbours. */
const drawings: Record<FundingLevel, ReactNode> = {
  eu: turn(12).map((angle) => (
    <circle
      key={angle}
      className={styles.on}
      cx={round(24 + 17 * Math.sin(angle))}
      cy={round(24 - 17 * Math.cos(angle))}
      r="2.5"
    />
  )),
  national: (
    <>
      <rect x="5" y="10" width="38" height="28" rx="4" />
      <path className={styles.on} d="M18 11h12v26H18z" />
    </>
  ),
  regional: (
    <>
      <path d="M6 14 19 6l11 6 12 2v14l-9 14-16-2L6 30z" />
      <path d="m6 30 12-7 1-17M18 23l13 3 2 16M31 26l11-12" />
      <path className={styles.on} d="m18 23 1-17 11 6 12 2-11 12z" />
    </>
  ),
};

/** Placeholder. Official emblems have usage rules and replace it once there is a real grant. */
function FundingMark({level, label}: {level: FundingLevel; label: string}) {
  return (
    <p className={styles.mark}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden>
        {drawings[level]}
      </svg>
      {label}
    </p>
  );
}

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

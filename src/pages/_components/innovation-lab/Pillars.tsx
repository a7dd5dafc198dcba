import type {ReactNode} from 'react';
import {innovationLab} from '@content/innovationLab';
import {PrivateBenchmark} from './PrivateBenchmark';
import {UserRoundCheck} from '@site/src/ui/icons';
import {Facts} from '@site/src/ui/Facts';
import {Figure} from '@site/src/ui/Figure';
import {ScoreRange} from './ScoreRange';
import {Section} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {keysOf} from '@site/src/lib/keysOf';
import {Cluster} from '@site/src/ui/Cluster';
import styles from './Pillars.module.css';

function Reasoning({label, steps, approval}: typeof innovationLab.pillars.diagrams.reasoning) {
  return (
    <Figure caption={label} className={styles.figure}>
      <Facts of={steps.map(({name, text}) => [name, text])} />
      <p className="signed">
        <UserRoundCheck aria-hidden size={18} />
        {approval}
      </p>
    </Figure>
  );
}

const words = innovationLab.pillars;

const diagrams: Record<'pillar1' | 'pillar2' | 'pillar3', ReactNode> = {
  pillar1: <ScoreRange {...words.diagrams.score} />,
  pillar2: <Reasoning {...words.diagrams.reasoning} />,
  pillar3: <PrivateBenchmark {...words.diagrams.benchmark} />,
};

export function Pillars() {
  return (
    <Section id="pillars" tone="soft" title={words.title} lede={words.subtitle}>
      {keysOf(diagrams).map((id) => (
        <Split as="article" key={id} first={1.1} className={styles.pillar}>
          <div>
            <p className={styles.subtitle}>{words[id].subtitle}</p>
            <h3>{words[id].title}</h3>
            <p>{words[id].description}</p>
            <Cluster as="ul" className={styles.keywords} aria-label={words.keywordsLabel}>
              {words[id].keywords.map((keyword) => (
                <li key={keyword}>{keyword}</li>
              ))}
            </Cluster>
          </div>
          {diagrams[id]}
        </Split>
      ))}
    </Section>
  );
}

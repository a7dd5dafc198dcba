import {ArrowDown} from '@site/src/ui/icons';
import {growthModels} from '@content/growthModels';
import {GrowthDiagram} from '@site/src/features/illustrations/GrowthDiagram';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Grid} from '@site/src/ui/Grid';
import {growthModelAnchor, growthModelIds} from '@site/src/data/growthModels';
import styles from './Segments.module.css';

const words = growthModels.segments;

export function Segments() {
  return (
    <Section id="segments" space="tight">
      <SectionHeading section="segments" title={words.title} className={styles.heading} />
      <Grid as="ul" columns={4} className={`${styles.segments} points`}>
        {growthModelIds.map((id) => (
          <li key={id}>
            <GrowthDiagram model={id} label={words.items[id].diagram} />
            <div className={styles.text}>
              <h3>{words.items[id].title}</h3>
              <p>{words.items[id].text}</p>
            </div>
            <ButtonLink variant="secondary" size="small" to={`#${growthModelAnchor(id)}`}>
              {words.items[id].action}
              <ArrowDown aria-hidden size={16} />
            </ButtonLink>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

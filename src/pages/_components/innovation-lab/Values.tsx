import {Blocks, Microscope, Telescope, type Icon} from '@site/src/components/ui/icons';
import {innovationLab} from '@content/innovationLab';
import {Card} from '@site/src/components/ui/Card';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Grid} from '@site/src/components/ui/Grid';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './Values.module.css';

const words = innovationLab.values;
type ValueId = keyof typeof words.items;

const icons: Record<ValueId, Icon> = {research: Microscope, ip: Blocks, future: Telescope};

/** What the lab holds itself to. */
export function Values() {
  return (
    <Section id="values">
      <SectionHeading section="values" title={words.title} near />
      <Grid as="ul" columns={3} className={`${styles.values} points`}>
        {keysOf(icons).map((id) => {
          const Icon = icons[id];
          return (
            <Card key={id} as="li" className={styles.value}>
              <Icon aria-hidden size={40} strokeWidth={1.25} />
              <h3>{words.items[id].title}</h3>
              <p>{words.items[id].text}</p>
            </Card>
          );
        })}
      </Grid>
    </Section>
  );
}

import {innovationLab} from '@content/innovationLab';
import {Section} from '@site/src/ui/Section';
import {Grid} from '@site/src/ui/Grid';
import styles from './Values.module.css';

const words = innovationLab.values;
const {research, ip, future} = words.items;

export function Values() {
  return (
    <Section id="values" title={words.title} near>
      <Grid as="ol" columns={3} className={`${styles.values} points`}>
        {[research, ip, future].map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

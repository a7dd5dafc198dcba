import {growthModels} from '@content/growthModels';
import {SupplierMatrix} from './SupplierMatrix';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Badge} from '@site/src/ui/Badge';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Grid} from '@site/src/ui/Grid';
import {Split} from '@site/src/ui/Split';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import styles from './Enterprise.module.css';

const words = growthModels.enterprise;
const {supplyChain} = words;
const id = growthModelAnchor('enterprise');

export function Enterprise() {
  return (
    <Section id={id}>
      <Badge>{words.badge}</Badge>
      <Split first={1.35} align="end" className={styles.head}>
        <SectionHeading section={id} title={words.title} lede={words.description} />
        <p>{words.fullDescription}</p>
      </Split>
      <div className={styles.chain}>
        <h3>{supplyChain.title}</h3>
        <SupplierMatrix {...supplyChain} />
        <Grid as="ol" columns={3} className={`${styles.steps} points`}>
          {supplyChain.steps.map(({title, text}) => (
            <li key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </Grid>
        <ArrowLink to={routes.savingsCalculator} className={styles.roi}>
          {growthModels.cases.roi}
        </ArrowLink>
      </div>
    </Section>
  );
}

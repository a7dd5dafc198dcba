import {home} from '@content/home';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {Grid} from '@site/src/ui/Grid';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import {ModelScene} from './ModelScene';
import styles from './GrowthModels.module.css';

const words = home.growthModels;

export function GrowthModels() {
  return (
    <Section id="growth-models">
      <Cluster apart end>
        <SectionHeading section="growth-models" title={words.title} lede={words.lede} />
        <ButtonLink variant="secondary" to={routes.growthModels}>
          {words.action}
        </ButtonLink>
      </Cluster>
      <Grid as="ul" columns={3} className={`${styles.models} points`}>
        {keysOf(words.models).map((id) => (
          <li key={id}>
            <ModelScene model={id} label={words.models[id].diagram} />
            <h3>{words.models[id].title}</h3>
            <p>{words.models[id].text}</p>
            <ArrowLink to={`${routes.growthModels}#${growthModelAnchor(id)}`}>
              {words.models[id].action}
            </ArrowLink>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

import {home} from '@content/home';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Cluster} from '@site/src/ui/Cluster';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';

const words = home.savingsTeaser;

export function SavingsTeaser() {
  return (
    <Section id="cost-savings" space="tight">
      <Cluster apart>
        <SectionHeading section="cost-savings" title={words.title} lede={words.text} />
        <ButtonLink variant="secondary" to={routes.savingsCalculator}>
          {words.action}
        </ButtonLink>
      </Cluster>
    </Section>
  );
}

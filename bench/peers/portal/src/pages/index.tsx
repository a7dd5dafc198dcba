import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '@site/src/shell/Page';
import {ContactButton} from '@site/src/site/ContactLink';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {Accordion} from '@site/src/ui/Accordion';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Card} from '@site/src/ui/Card';
import {Cluster} from '@site/src/ui/Cluster';
import {Grid} from '@site/src/ui/Grid';
import {Section, SectionHeading} from '@site/src/ui/Section';
import en from '../home.en.json';
import it from '../home.it.json';

const wordsOf: Readonly<Record<string, typeof en>> = {en, it};

/** The home page of the benchmark, from the parts that the portal's own home page is made of. */
export default function BenchHomePage() {
  const words = wordsOf[useDocusaurusContext().i18n.currentLocale] ?? en;
  const {hero, figures, features, plans, faq, final, guides} = words;
  return (
    <Page title={words.title} description={words.description} stickyBar>
      <Section id="hero">
        <SectionHeading section="hero" as="h1" title={hero.title} lede={hero.text} />
        <Cluster actions>
          <ContactButton>{hero.primary}</ContactButton>
          <ButtonLink variant="secondary" to={guides}>
            {hero.secondary}
          </ButtonLink>
        </Cluster>
      </Section>
      <Section id="figures" tone="ink" space="tight">
        <SectionHeading section="figures" title={figures.title} />
        <Grid columns={4}>
          {figures.items.map(({value, label}) => (
            <p key={label}>
              <strong>{value}</strong> {label}
            </p>
          ))}
        </Grid>
      </Section>
      <Section id="features" tone="soft">
        <SectionHeading section="features" title={features.title} lede={features.text} />
        <Grid columns={3}>
          {features.items.map(({title, text}) => (
            <Card key={title} as="article">
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section id="plans">
        <SectionHeading section="plans" title={plans.title} lede={plans.text} />
        <Grid columns={3}>
          {plans.items.map(({name, price, text, points}) => (
            <Card key={name} as="article">
              <h3>{name}</h3>
              <p>{price}</p>
              <p>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section id="faq" tone="soft">
        <SectionHeading section="faq" title={faq.title} />
        <Accordion
          name="faq"
          items={faq.items.map(({question, answer}) => ({title: question, body: <p>{answer}</p>}))}
        />
      </Section>
      <FinalCta
        title={final.title}
        text={final.text}
        actions={
          <>
            <ContactButton>{final.primary}</ContactButton>
            <ButtonLink variant="secondary" to={guides}>
              {final.secondary}
            </ButtonLink>
          </>
        }
      >
        {null}
      </FinalCta>
    </Page>
  );
}

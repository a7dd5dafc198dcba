import {benchHome} from '@content/benchHome';
import {Page} from '@site/src/components/shell/Page';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {Faq} from '@site/src/components/sections/Faq';
import {FinalCta} from '@site/src/components/sections/FinalCta';
import {ButtonLink} from '@site/src/components/ui/ButtonLink';
import {Card} from '@site/src/components/ui/Card';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import styles from './index.module.css';

const {hero, figures, features, plans, faq, final, guides} = benchHome;

/** The home page of the benchmark, from the parts that the portal's own home page is made of. */
export default function BenchHomePage() {
  return (
    <Page title={benchHome.title} description={benchHome.description} stickyBar>
      <Section id="hero">
        <SectionHeading section="hero" as="h1" title={hero.title} lede={hero.text} />
        <div className={styles.actions}>
          <ContactButton>{hero.primary}</ContactButton>
          <ButtonLink variant="secondary" to={guides}>
            {hero.secondary}
          </ButtonLink>
        </div>
      </Section>
      <Section id="figures" tone="ink" space="tight">
        <SectionHeading section="figures" title={figures.title} />
        <div className={styles.grid}>
          {figures.items.map(({value, label}) => (
            <p key={label}>
              <strong className={styles.price}>{value}</strong> {label}
            </p>
          ))}
        </div>
      </Section>
      <Section id="features" tone="soft">
        <SectionHeading section="features" title={features.title} lede={features.text} />
        <div className={styles.grid}>
          {features.items.map(({title, text}) => (
            <Card key={title} as="article" className={styles.card}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section id="plans">
        <SectionHeading section="plans" title={plans.title} lede={plans.text} />
        <div className={styles.grid}>
          {plans.items.map(({name, price, text, points}) => (
            <Card key={name} as="article" className={styles.card}>
              <h3>{name}</h3>
              <p className={styles.price}>{price}</p>
              <p>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </Section>
      <Section id="faq" tone="soft">
        <SectionHeading section="faq" title={faq.title} />
        <Faq name="faq" items={faq.items} />
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

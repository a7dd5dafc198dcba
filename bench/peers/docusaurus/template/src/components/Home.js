import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './Home.module.css';

function Calls({part, guides}) {
  return (
    <div className={styles.calls}>
      <Link className="button button--primary button--lg" to={guides}>
        {part.primary}
      </Link>
      <Link className="button button--secondary button--lg" to={guides}>
        {part.secondary}
      </Link>
    </div>
  );
}

function Band({title, text, children}) {
  return (
    <section className={clsx('container', styles.band)}>
      <Heading as="h2">{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

export default function Home({words}) {
  const {hero, figures, features, plans, faq, final, guides} = words;
  return (
    <Layout title={words.title} description={words.description}>
      <header className={clsx('hero hero--primary', styles.hero)}>
        <div className="container">
          <Heading as="h1" className="hero__title">
            {hero.title}
          </Heading>
          <p className="hero__subtitle">{hero.text}</p>
          <Calls part={hero} guides={guides} />
        </div>
      </header>
      <main>
        <Band title={figures.title}>
          <div className="row">
            {figures.items.map(({value, label}) => (
              <div key={label} className="col col--3">
                <p className={styles.figure}>{value}</p>
                <p>{label}</p>
              </div>
            ))}
          </div>
        </Band>
        <Band {...features}>
          <div className="row">
            {features.items.map(({title, text}) => (
              <div key={title} className="col col--4">
                <Heading as="h3">{title}</Heading>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </Band>
        <Band {...plans}>
          <div className="row">
            {plans.items.map(({name, price, text, points}) => (
              <div key={name} className="col col--4">
                <div className="card">
                  <div className="card__header">
                    <Heading as="h3">{name}</Heading>
                    <p className={styles.figure}>{price}</p>
                  </div>
                  <div className="card__body">
                    <p>{text}</p>
                    <ul>
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  </div>
                </div>
              </div>
            ))}
          </div>
        </Band>
        <Band title={faq.title}>
          {faq.items.map(({question, answer}) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </Band>
        <Band {...final}>
          <Calls part={final} guides={guides} />
        </Band>
      </main>
    </Layout>
  );
}

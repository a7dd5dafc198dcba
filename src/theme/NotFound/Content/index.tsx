// Change: a way onward instead of "contact the owner".
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import {notFound} from '@content/notFound';
import {search} from '@content/search';
import {SearchLink} from '@site/src/components/shell/SearchLink';
import {buttonLook} from '@site/src/components/ui/Button';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {routes} from '@site/src/data/routes';
import styles from './styles.module.css';

const ways = Object.entries(notFound.ways) as [keyof typeof notFound.ways, {label: string; text: string}][];

export default function NotFoundContent() {
  return (
    <main>
      {/* Also where the docs plugin shows this part, without the page around it. */}
      <PageMetadata title={notFound.title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Section id="not-found" className={styles.layout}>
        <SectionHeading
          section="not-found"
          as="h1"
          eyebrow={notFound.code}
          title={notFound.title}
          lede={notFound.text}
        >
          <SearchLink className={clsx(styles.search, buttonLook({variant: 'secondary'}))}>
            {search.title}
          </SearchLink>
        </SectionHeading>
        <nav aria-label={notFound.waysLabel}>
          <ul className={styles.ways}>
            {ways.map(([id, way]) => (
              <li key={id}>
                <Link to={routes[id]}>
                  <span>
                    <strong>{way.label}</strong>
                    <small>{way.text}</small>
                  </span>
                  <ArrowRight aria-hidden size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
    </main>
  );
}

import clsx from 'clsx';
import {diagnostics} from '@content/diagnostics';
import type {Island} from '@site/src/rendering/islands/createDefineIsland';
import {Page} from '@site/src/shell/Page';
import {Section, SectionHeading} from '@site/src/ui/Section';
import styles from './DiagnosticsPage.module.css';

interface DiagnosticsPageProps {
  of: Island;
  words: {meta: {title: string; description: string}; title: string; text: string};
}

/** Layout of the test pages. Their only content is the island, so it hydrates on load. */
export function DiagnosticsPage({words, of: Panels}: DiagnosticsPageProps) {
  return (
    <Page {...words.meta} unlisted>
      <Section id="diagnostics">
        <SectionHeading
          section="diagnostics"
          as="h1"
          title={words.title}
          lede={words.text}
          className={styles.heading}
        />
        <div className={styles.below}>
          <noscript>
            <p>{diagnostics.noScript}</p>
          </noscript>
          <Panels when="load" className={clsx(styles.panels, 'scriptOnly')} />
        </div>
      </Section>
    </Page>
  );
}

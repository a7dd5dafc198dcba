import {useState, type ReactNode} from 'react';
import {QueryClientProvider} from '@tanstack/react-query';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {createQueryClient} from './queryClient';
import styles from './diagnostics.module.css';

interface DiagnosticsLayoutProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Frame of the two test pages, with the query client that only they use. */
export function DiagnosticsLayout({title, text, children}: DiagnosticsLayoutProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Section id="diagnostics">
        <SectionHeading section="diagnostics" as="h1" title={title} lede={text} className={styles.heading} />
        <div className={styles.panels}>{children}</div>
      </Section>
    </QueryClientProvider>
  );
}

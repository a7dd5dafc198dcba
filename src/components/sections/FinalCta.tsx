import {Cluster} from '../ui/Cluster';
import {Panel} from '../ui/Panel';
import {Section, SectionHeading} from '../ui/Section';

interface FinalCtaProps {
  title: string;
  text: string;
  /** Buttons. */
  children: React.ReactNode;
}

/** Last call to action of a page: one dark panel. */
export function FinalCta({title, text, children}: FinalCtaProps) {
  return (
    <Section id="start" space="tight">
      <Panel>
        <SectionHeading section="start" title={title} lede={text} />
        <Cluster>{children}</Cluster>
      </Panel>
    </Section>
  );
}

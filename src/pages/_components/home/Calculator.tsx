import {home} from '@content/home';
import {SavingsPanel} from '@site/src/components/sections/SavingsPanel';
import {Section, SectionHeading} from '@site/src/components/ui/Section';

const words = home.calculator;

export function Calculator() {
  return (
    <Section id="roi" tone="soft">
      <SectionHeading section="roi" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      <SavingsPanel />
    </Section>
  );
}

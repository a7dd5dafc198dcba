import {home} from '@content/home';
import {FigureBand} from '@site/src/components/sections/FigureBand';
import {Section} from '@site/src/components/ui/Section';

/** The headline figures. */
export function Statistics() {
  return (
    <Section id="statistics" tone="ink" space="tight">
      <FigureBand titleId="statistics-title" {...home.statistics} />
    </Section>
  );
}

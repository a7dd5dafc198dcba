import {home} from '@content/home';
import {FigureBand} from '@site/src/components/sections/FigureBand';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Section} from '@site/src/components/ui/Section';
import {routes} from '@site/src/data/routes';

const {title, items, trust} = home.statistics;

/** The headline figures. */
export function Statistics() {
  return (
    <Section id="statistics" tone="ink" space="tight">
      <FigureBand titleId="statistics-title" title={title} items={items}>
        <ArrowLink to={routes.trust}>{trust}</ArrowLink>
      </FigureBand>
    </Section>
  );
}

import {growthModels} from '@content/growthModels';
import {shell} from '@content/shell';
import {FinalCta, FinalPoints} from '@site/src/features/sections/FinalCta';
import {PageHero} from '@site/src/features/sections/PageHero';
import {BookingButton} from '@site/src/site/BookingButton';
import {Page} from '@site/src/shell/Page';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {growthModelIds} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {Enterprise} from './_components/growth-models/Enterprise';
import {Msp} from './_components/growth-models/Msp';
import {Platform} from './_components/growth-models/Platform';
import {Segments} from './_components/growth-models/Segments';
import {SharedBase} from './_components/growth-models/SharedBase';
import {Telco} from './_components/growth-models/Telco';

const {meta, hero, segments, finalCta} = growthModels;

export default function GrowthModelsPage() {
  return (
    <Page {...meta}>
      <PageHero
        below={[{name: shell.nav.items.growthModels, path: routes.growthModels}]}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lede={hero.lede}
      >
        <SharedBase />
      </PageHero>
      <Segments />
      <Msp />
      <Telco />
      <Platform />
      <Enterprise />
      <FinalCta
        title={finalCta.title}
        text={finalCta.text}
        actions={
          <>
            <ButtonLink to={routes.pricing}>{finalCta.primary}</ButtonLink>
            <BookingButton variant="secondary">{finalCta.secondary}</BookingButton>
          </>
        }
      >
        <FinalPoints
          title={finalCta.bring.title}
          points={growthModelIds.map((id) => ({
            name: segments.items[id].title,
            text: finalCta.bring.items[id],
          }))}
        />
      </FinalCta>
    </Page>
  );
}

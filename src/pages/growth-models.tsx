import {growthModels} from '@content/growthModels';
import {shell} from '@content/shell';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {Notes} from '@site/src/features/sections/Notes';
import {PageHero} from '@site/src/features/sections/PageHero';
import {BookingButton} from '@site/src/site/BookingButton';
import {Page} from '@site/src/shell/Page';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {routes} from '@site/src/data/routes';
import {Enterprise} from './_components/growth-models/Enterprise';
import {Msp} from './_components/growth-models/Msp';
import {Platform} from './_components/growth-models/Platform';
import {Segments} from './_components/growth-models/Segments';
import {SharedBase} from './_components/growth-models/SharedBase';
import {Telco} from './_components/growth-models/Telco';

const {meta, hero, finalCta} = growthModels;

export default function GrowthModelsPage() {
  return (
    <Page {...meta}>
      <PageHero
        below={[{name: shell.nav.items.growthModels, path: routes.growthModels}]}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lede={hero.lede}
      >
        <div className="hiddenOnPhones">
          <SharedBase />
        </div>
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
      />
      <Notes of={growthModels.notes} />
    </Page>
  );
}

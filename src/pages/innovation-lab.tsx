import {innovationLab} from '@content/innovationLab';
import {shell} from '@content/shell';
import {FinalCta, FinalPoints} from '@site/src/features/sections/FinalCta';
import {PageHero} from '@site/src/features/sections/PageHero';
import {BookingButton} from '@site/src/site/BookingButton';
import {Page} from '@site/src/shell/Page';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {routes} from '@site/src/data/routes';
import {Pillars} from './_components/innovation-lab/Pillars';
import {Projects} from './_components/innovation-lab/Projects';
import {Values} from './_components/innovation-lab/Values';
import {Vision} from './_components/innovation-lab/Vision';

const {meta, hero, strategicCta} = innovationLab;

export default function InnovationLabPage() {
  return (
    <Page {...meta}>
      <PageHero
        below={[{name: shell.nav.items.innovationLab, path: routes.innovationLab}]}
        title={hero.headline}
        lede={hero.subheadline}
        actions={
          <ButtonLink variant="secondary" to="#projects">
            {hero.projects}
          </ButtonLink>
        }
      >
        <Vision />
      </PageHero>
      <Values />
      <Pillars />
      <Projects />
      <FinalCta
        title={strategicCta.headline}
        text={strategicCta.text}
        actions={
          <>
            <BookingButton>{strategicCta.primaryCta}</BookingButton>
            <BookingButton variant="secondary">{strategicCta.secondaryCta}</BookingButton>
          </>
        }
      >
        <FinalPoints {...strategicCta.roles} />
      </FinalCta>
    </Page>
  );
}

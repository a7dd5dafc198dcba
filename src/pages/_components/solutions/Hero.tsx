import {solutions} from '@content/solutions';
import {PageHero} from '@site/src/features/sections/PageHero';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {routes} from '@site/src/data/routes';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Swatches} from '@site/src/ui/Swatches';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {BrandForm} from '@site/src/features/rebrand/BrandForm';
import {FindingCard} from './FindingCard';

const {hero: words} = solutions;

export function Hero() {
  return (
    <PageHero
      below={[{name: solutions.crumb, path: routes.solutions}]}
      title={words.title}
      lede={words.lede}
      align="start"
      actions={
        <>
          <BookingButton>{words.primary}</BookingButton>
          <ContactButton variant="secondary">{words.secondary}</ContactButton>
        </>
      }
      note={
        <BrandForm className="scriptOnly screenOnly">
          {/* Needs script, since this page has no room for the style sheet of `BrandChoice`. */}
          <Swatches
            legend={words.samples}
            named
            name="sample-brand"
            swatches={sampleBrands.map(({name, colour}, index) => ({value: index, label: name, colour}))}
          />
          <ArrowLink to={routes.whiteLabelPreview}>{words.own}</ArrowLink>
        </BrandForm>
      }
    >
      <FindingCard {...words.finding} language={useWordsLanguage(words)} />
    </PageHero>
  );
}

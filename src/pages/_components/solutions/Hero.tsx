import {shell} from '@content/shell';
import {solutions} from '@content/solutions';
import {PageHero} from '@site/src/components/sections/PageHero';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {useSite} from '@site/src/components/shell/useSite';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {platformSoftware} from '@site/src/lib/structuredData';
import {FindingPath} from './FindingPath';

const {hero: words, features, more} = solutions;

/** What search engines read as the platform's features: the titles that the page shows. */
const featureList = [features.dashboard, features.whiteLabel, features.scans, ...Object.values(more)].flatMap(
  (part) => (typeof part === 'object' ? part.title : []),
);

export function Hero() {
  const site = useSite();
  const {language} = useLanguage();
  return (
    <PageHero
      below={[{name: solutions.crumb, path: routes.solutions}]}
      nodes={[{...platformSoftware(site, brand, shell.structuredData.product, language), featureList}]}
      eyebrow={words.eyebrow}
      title={words.title}
      lede={words.lede}
      actions={
        <>
          <BookingButton>{words.primary}</BookingButton>
          <ContactButton variant="secondary">{words.secondary}</ContactButton>
        </>
      }
    >
      <FindingPath {...words.path} />
    </PageHero>
  );
}

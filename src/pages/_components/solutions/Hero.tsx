import {solutions} from '@content/solutions';
import {PageHero} from '@site/src/components/sections/PageHero';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import Link from '@docusaurus/Link';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {routes} from '@site/src/data/routes';
import {Cluster} from '@site/src/components/ui/Cluster';
import {FindingCard} from './FindingCard';

const {hero: words} = solutions;

/** What the platform is. */
export function Hero() {
  return (
    <PageHero
      below={[{name: solutions.crumb, path: routes.solutions}]}
      title={words.title}
      lede={words.lede}
      actions={
        <>
          <BookingButton>{words.primary}</BookingButton>
          <ContactButton variant="secondary">{words.secondary}</ContactButton>
        </>
      }
      note={
        <Cluster>
          <Link to={routes.whiteLabelPreview}>{words.preview}</Link>
        </Cluster>
      }
    >
      <FindingCard {...words.finding} switcher={words.switcher} language={useWordsLanguage(words)} />
    </PageHero>
  );
}

import {cookies} from '@content/cookies';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {ownStorage} from '@site/src/data/ownStorage';
import {thirdParties} from '@site/src/data/thirdParties';
import {StorageTable} from './StorageTable';

const words = cookies.own;

/** What the site itself stores in a visitor's browser. */
export function OwnStorage() {
  const items = ownStorage.filter(({name}) => name !== 'thirdPartyConsent' || thirdParties.length > 0);
  return (
    <Section id="own" space="tight">
      <SectionHeading section="own" title={words.title} lede={words.text} />
      <StorageTable label={words.title} items={items} purposeOf={({name}) => words.purposes[name]} />
    </Section>
  );
}

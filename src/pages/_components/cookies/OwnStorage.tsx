import {useThemeConfig} from '@docusaurus/theme-common';
import {cookies} from '@content/cookies';
import {useLocales} from '@site/src/components/shell/useLocales';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {ownStorage} from '@site/src/data/ownStorage';
import {thirdParties} from '@site/src/data/thirdParties';
import {StorageTable} from './StorageTable';

const words = cookies.own;

/** What the site itself stores in a visitor's browser. */
export function OwnStorage() {
  const {announcementBar} = useThemeConfig();
  const has = {
    'third parties': thirdParties.length > 0,
    'an announcement bar': announcementBar !== undefined,
    'several languages': useLocales().locales.length > 1,
  };
  const items = ownStorage.filter((item) => !('only' in item) || has[item.only]);
  return (
    <Section id="own" space="tight">
      <SectionHeading section="own" title={words.title} lede={words.text} />
      <StorageTable label={words.title} items={items} purposeOf={({name}) => words.purposes[name]} />
    </Section>
  );
}

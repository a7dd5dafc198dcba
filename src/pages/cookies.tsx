import {cookies} from '@content/cookies';
import {PageHero} from '@site/src/features/sections/PageHero';
import {Page} from '@site/src/shell/Page';
import {routes} from '@site/src/data/routes';
import {Change} from './_components/cookies/Change';
import {OwnStorage} from './_components/cookies/OwnStorage';
import {Parties} from './_components/cookies/Parties';

export default function CookiesPage() {
  return (
    <Page {...cookies.meta}>
      <PageHero
        below={[{name: cookies.title, path: routes.cookies}]}
        title={cookies.title}
        lede={cookies.lede}
      />
      <OwnStorage />
      <Parties />
      <Change />
    </Page>
  );
}

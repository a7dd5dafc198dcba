import {trust} from '@content/trust';
import {useOwnStorage} from '@site/src/features/consent/useOwnStorage';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import {thirdParties} from '@site/src/data/thirdParties';

const words = trust.site;

export function ThisSite() {
  return (
    <Section
      id="this-site"
      title={words.title}
      lede={`${words.loads(thirdParties.length)} ${words.stores(useOwnStorage().length)}`}
    >
      <ArrowLink to={routes.cookies}>{words.more}</ArrowLink>
    </Section>
  );
}

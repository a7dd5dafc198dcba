import {trust} from '@content/trust';
import {Figures} from '@site/src/features/sections/Figures';
import {PageHero} from '@site/src/features/sections/PageHero';
import {Page} from '@site/src/shell/Page';
import {routes} from '@site/src/data/routes';
import {Certificates} from './_components/trust/Certificates';
import {DataPlaces} from './_components/trust/DataPlaces';
import {Disclosure} from './_components/trust/Disclosure';
import {OwnScan} from './_components/trust/OwnScan';
import {ThisSite} from './_components/trust/ThisSite';

export default function TrustPage() {
  return (
    <Page {...trust.meta}>
      <PageHero below={[{name: trust.crumb, path: routes.trust}]} title={trust.title} lede={trust.lede}>
        <Figures of={trust.figures} />
      </PageHero>
      <Certificates />
      <DataPlaces />
      <Disclosure />
      <OwnScan />
      <ThisSite />
    </Page>
  );
}

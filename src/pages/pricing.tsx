import {pricing} from '@content/pricing';
import {Questions} from '@site/src/features/sections/Questions';
import {Page} from '@site/src/shell/Page';
import {BottomBar} from './_components/pricing/BottomBar';
import {ComingSoon} from './_components/pricing/ComingSoon';
import {Comparison} from './_components/pricing/Comparison';
import {FirstOrder} from './_components/pricing/FirstOrder';
import {Hero} from './_components/pricing/Hero';
import {LargeClients} from './_components/pricing/LargeClients';
import {Plans} from './_components/pricing/Plans';
import {PriceRulerSection} from './_components/pricing/PriceRulerSection';
import {SavingsBanner} from './_components/pricing/SavingsBanner';

export default function PricingPage() {
  return (
    <Page {...pricing.meta}>
      <Hero />
      <SavingsBanner />
      <Plans />
      <PriceRulerSection />
      <Comparison />
      <LargeClients />
      <ComingSoon />
      <Questions {...pricing.faq} />
      <FirstOrder />
      <BottomBar />
    </Page>
  );
}

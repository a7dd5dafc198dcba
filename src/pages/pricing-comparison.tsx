import {Announced} from './_components/Announced';

export default function PricingComparisonPage() {
  return <Announced page="pricingComparison" />;
}

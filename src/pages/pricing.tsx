import {Announced} from './_components/Announced';

export default function PricingPage() {
  return <Announced page="pricing" />;
}

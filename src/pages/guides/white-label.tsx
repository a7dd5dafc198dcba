import {Announced} from '../_components/Announced';

export default function WhiteLabelGuidePage() {
  return <Announced page="guideWhiteLabel" />;
}

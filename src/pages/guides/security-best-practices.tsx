import {Announced} from '../_components/Announced';

export default function BestPracticesGuidePage() {
  return <Announced page="guideBestPractices" />;
}

import {Announced} from '../_components/Announced';

export default function CyberEduHubPage() {
  return <Announced page="eduHub" />;
}

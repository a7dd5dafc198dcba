import {Announced} from './_components/Announced';

export default function InnovationLabPage() {
  return <Announced page="innovationLab" />;
}

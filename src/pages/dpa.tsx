import {Announced} from './_components/Announced';

export default function DpaPage() {
  return <Announced page="dpa" />;
}

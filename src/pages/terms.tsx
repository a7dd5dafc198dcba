import {Announced} from './_components/Announced';

export default function TermsPage() {
  return <Announced page="terms" />;
}

import {home} from '@content/home';
import {Faq} from '@site/src/components/sections/Faq';

export default function FaqPart() {
  return <Faq name="home-faq" items={home.faq.items} />;
}

import {home} from '@content/home';
import {LogoCarousel} from '@site/src/components/sections/LogoCarousel';
import {frameworks} from '@site/src/data/claims';

export default function FrameworksPart() {
  return <LogoCarousel {...home.frameworks} items={frameworks} />;
}

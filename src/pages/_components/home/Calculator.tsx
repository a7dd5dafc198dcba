import {home} from '@content/home';
import {CalculatorSection} from '@site/src/components/sections/CalculatorSection';

export function Calculator() {
  return <CalculatorSection id="roi" {...home.calculator} />;
}

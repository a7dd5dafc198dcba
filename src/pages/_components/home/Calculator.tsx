import {home} from '@content/home';
import {CalculatorSection} from '@site/src/components/sections/CalculatorSection';

/** The savings calculator of the home page. */
export function Calculator() {
  return <CalculatorSection id="roi" {...home.calculator} />;
}

import {brand} from '@site/src/data/brand';
import {buttonLook, type ButtonLook} from '../ui/Button';
import {ExternalLink} from './ExternalLink';

/** A button that opens the meeting-booking page in a new tab: every demo, trial and sales button. */
export function BookingButton({children, ...look}: ButtonLook) {
  return (
    <ExternalLink href={brand.links.booking} className={buttonLook(look)}>
      {children}
    </ExternalLink>
  );
}

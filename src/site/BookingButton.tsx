import {brand} from '@site/src/data/brand';
import {buttonLook, type ButtonLook} from '../ui/Button';
import {ContactButton} from './ContactLink';
import {ExternalLink} from './ExternalLink';

interface BookingButtonProps extends ButtonLook {
  /** Carries the brand of the visit and the numbers of the page, if there are any (`src/features/rebrand/browser`). */
  branded?: boolean;
}

/** For every demo, trial and sales button: the booking page in a new tab, or the contact form if there is none. */
export function BookingButton({children, branded, ...look}: BookingButtonProps) {
  const {booking} = brand.links;
  return booking === undefined ? (
    <ContactButton topic={branded ? 'demo' : undefined} {...look}>
      {children}
    </ContactButton>
  ) : (
    <ExternalLink href={booking} className={buttonLook(look)} data-booking={branded ? '' : undefined}>
      {children}
    </ExternalLink>
  );
}

import {brand} from '@site/src/data/brand';
import {buttonLook, type ButtonLook} from '../ui/Button';
import {ContactButton} from './ContactLink';
import {ExternalLink} from './ExternalLink';

/**
 * A button that opens the meeting-booking page in a new tab: every demo, trial and sales button. Where there is no such page,
 * it leads to the contact form.
 */
export function BookingButton({children, ...look}: ButtonLook) {
  const {booking} = brand.links;
  return booking === undefined ? (
    <ContactButton {...look}>{children}</ContactButton>
  ) : (
    <ExternalLink href={booking} className={buttonLook(look)}>
      {children}
    </ExternalLink>
  );
}

import {brand} from '@site/src/data/brand';
import {buttonLook, type ButtonLook} from '../ui/Button';
import {ContactButton} from './ContactLink';
import {ExternalLink} from './ExternalLink';

/** For every demo, trial and sales button: the booking page in a new tab, or the contact form if there is none. */
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

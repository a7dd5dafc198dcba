import {partnerProgram} from '@content/partnerProgram';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';

/** "Start partnership" opens the contact dialog, "contact sales" the booking page. */
export function StartActions() {
  return (
    <>
      <ContactButton topic="partnership">{partnerProgram.start}</ContactButton>
      <BookingButton variant="secondary">{partnerProgram.sales}</BookingButton>
    </>
  );
}

import {partnerProgram} from '@content/partnerProgram';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';

/** "Start partnership" opens the contact dialog, "contact sales" the booking page. */
export function StartActions() {
  return (
    <>
      <ContactButton topic="partnership">{partnerProgram.start}</ContactButton>
      <BookingButton variant="secondary">{partnerProgram.sales}</BookingButton>
    </>
  );
}

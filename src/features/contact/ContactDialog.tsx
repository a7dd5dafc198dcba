import {contact} from '@content/contact';
import {Dialog} from '../../ui/Dialog';
import {ContactForm} from './ContactForm';
import {type ContactAbout, subjectOf} from './useContactAbout';

interface ContactDialogProps {
  open: boolean;
  about: ContactAbout;
  onClose: () => void;
}

/** Contact form in a dialog. Stays mounted when closed, to keep what was typed. */
export default function ContactDialog({open, about, onClose}: ContactDialogProps) {
  return (
    <Dialog
      id="contact-dialog"
      open={open}
      title={subjectOf(about) || contact.dialogTitle}
      closeLabel={contact.close}
      onClose={onClose}
    >
      <ContactForm idPrefix="contact-dialog" about={about} onSent={onClose} />
    </Dialog>
  );
}

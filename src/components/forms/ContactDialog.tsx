import {contact} from '@content/contact';
import {Dialog} from '../ui/Dialog';
import {ContactForm} from './ContactForm';
import {type ContactAbout, subjectOf} from './useContactAbout';

interface ContactDialogProps {
  open: boolean;
  about: ContactAbout;
  onClose: () => void;
}

/** The contact form in a dialog that says what it is about. It stays in the page when closed, so that what was typed is there. */
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

import {contact} from '@content/contact';
import {Dialog} from '../ui/Dialog';
import {ContactForm} from './ContactForm';

interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The contact form in a dialog. It stays in the page when closed, so that what was typed is still there. */
export default function ContactDialog({open, onClose}: ContactDialogProps) {
  return (
    <Dialog
      id="contact-dialog"
      open={open}
      title={contact.dialogTitle}
      closeLabel={contact.close}
      onClose={onClose}
    >
      <ContactForm idPrefix="contact-dialog" onSent={onClose} />
    </Dialog>
  );
}

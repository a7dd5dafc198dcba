import {ContactForm} from './ContactForm';

/** The contact form as it stands on its own page. */
export default function ContactPageForm() {
  return <ContactForm idPrefix="contact" />;
}

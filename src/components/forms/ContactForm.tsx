import {MailForm} from './MailForm';
import {ServerForm} from './ServerForm';
import type {ContactAbout} from './useContactAbout';

/** What both contact forms are told. */
export interface ContactFormProps {
  /** Makes the ids of the fields unique on the page. */
  idPrefix: string;
  /** What the message is about; undefined while that is not known. */
  about: ContactAbout | undefined;
  /** Called after the server has accepted the message. */
  onSent?: () => void;
}

/** As in `src/lib/siteHref.ts`; here by itself, so that bundles leave out the form that is not this site's. */
declare const SITE_API: string;

/** The contact form: to the server, or to mail where there is none. */
export const ContactForm = SITE_API ? ServerForm : MailForm;

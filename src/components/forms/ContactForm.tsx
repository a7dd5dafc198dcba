import type * as mail from './MailForm';
import type * as server from './ServerForm';
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

/** As in `src/lib/siteHref.ts`. */
declare const SITE_API: string;

/* eslint-disable @typescript-eslint/no-require-imports -- `import` would bring both forms into every bundle; of this, the
   bundler reads what the constant leaves. */
/** The contact form: to the server, or to mail where there is none. */
export const ContactForm = SITE_API
  ? (require('./ServerForm') as typeof server).ServerForm
  : (require('./MailForm') as typeof mail).MailForm;

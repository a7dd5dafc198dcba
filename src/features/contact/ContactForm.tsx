import type * as mail from './MailForm';
import type * as server from './ServerForm';

/** See `src/lib/siteHref.ts`. */
declare const SITE_API: string;

/* eslint-disable @typescript-eslint/no-require-imports -- `import` would bring both forms into every bundle; of this, the
   bundler reads what the constant leaves. */
/** Contact form: posts to the server, or opens a mail on a site without one. */
export const ContactForm = SITE_API
  ? (require('./ServerForm') as typeof server).ServerForm
  : (require('./MailForm') as typeof mail).MailForm;

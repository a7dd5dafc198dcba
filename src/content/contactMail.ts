import {brand} from '@site/src/data/brand';

/** Contact form of a site without a server (`API_ORIGIN=none`), which opens a mail. */
export const contactMail = {
  /** Subject of a mail without one. */
  subject: `A message from ${brand.name}’s website`,
  before:
    'This form opens an email in your own email program, and you send it from there. You can also write to',
  submit: 'Open in your email program',
  ready: {
    title: 'Your message is ready, but not sent yet',
    opened:
      'Your email program should have opened with it: send it from there. If nothing opened, copy it and send it to',
    tooLong:
      'It is too long for a link. Copy it, paste it into the email that opens, and send it. If nothing opened, send it to',
    label: 'Your message',
    copy: 'Copy the message',
    copied: 'Copied',
    copyYourself: 'Your browser did not let us copy: the text is selected, so press Ctrl or Cmd and C.',
    again: 'Open the email program again',
  },
};

export type ContactMailContent = typeof contactMail;

/** What the mail to the operators says around a visitor's message; `MAIL_LANGUAGE` says in which language. */
export const operatorMail = {
  subject: (about: string) => `Contact form: ${about}`,
  /** In front of the subject, where a rule of the mailbox finds it. */
  suspected: '[Possible spam]',
  fields: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    subject: 'Subject',
    language: 'Language',
    received: 'Received',
    reference: 'Reference',
    note: 'Note',
  },
  attachment: 'Attached calculation',
  /** What each sign of a program is, for people. */
  signs: {
    honeypot: 'A field that people do not see was filled in.',
    'too-fast': 'It was sent within seconds of opening the page.',
    'no-form': 'It was not sent by the form of the site.',
    links: 'It has many links.',
    'link-in-name': 'It has a link in place of a name.',
    markup: 'It has markup of web pages or forums.',
    repeated: 'It says the same over and over.',
    'other-writing': 'Most of it is in a writing that no language of the site has.',
  },
  suspicion: 'It may come from a program.',
  test: {
    subject: (sender: string) => `Test email from ${sender}`,
    text: 'This is a test. If you can read it, contact messages reach this address.',
  },
};

export type OperatorMailContent = typeof operatorMail;

/** Words around a visitor's message in the operators' mail. `MAIL_LANGUAGE` sets the language. */
export const operatorMail = {
  subject: (about: string) => `Contact form: ${about}`,
  /** Prefix of the subject, for mailbox rules. */
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
  /** Explains each sign of a bot. */
  signs: {
    honeypot: 'A field that people do not see was filled in.',
    'too-fast': 'It was sent within seconds of opening the page.',
    'no-form': 'It was not sent by the form of the site.',
    links: 'It contains many links.',
    'link-in-name': 'It has a link where the name should be.',
    'link-as-company': 'The company is a web address.',
    markup: 'It contains HTML or forum markup.',
    'forum-links': 'It contains links in forum markup (BBCode).',
    repeated: 'It repeats the same words.',
    'other-writing': 'Most of it is in a script that none of the site’s languages uses.',
  },
  suspicion: 'It may have been sent by a program.',
  /** The local part of the visitor's address has characters that a mail header cannot contain. */
  noReply: '“Reply” does not reach the sender. Write to the address above.',
  /** Report of messages held as spam. The commands follow the words for list, show, release and delete. */
  held: {
    subject: (count: number) =>
      count === 1
        ? '1 contact message held as possible spam'
        : `${count} contact messages held as possible spam`,
    intro: (count: number) =>
      count === 1
        ? 'A contact message looks like spam. It is stored, but you do not get it until you release it.'
        : `${count} contact messages look like spam. They are stored, but you do not get them until you release them.`,
    newest: (count: number) => `The newest ${count}:`,
    list: 'List all held messages',
    show: 'Read a message',
    release: 'Release a message that is not spam',
    delete: 'Delete a message',
  },
  test: {
    subject: (sender: string) => `Test email from ${sender}`,
    text: 'This is a test. If you can read it, contact messages reach this address.',
  },
};

export type OperatorMailContent = typeof operatorMail;

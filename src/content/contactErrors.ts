import type {ContactMessages} from '../../api/src/contract';

/** Errors of the contact form, four in the client's English. Imports types alone: the server uses them too. */
export const contactErrors: ContactMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  company: 'Company name must be at least 2 characters',
  message: 'Message must be at least 10 characters',
  subject: 'Subject must be text',
  tooLong: (max) => `Please use at most ${max.toLocaleString('en')} characters`,
};

export type ContactErrorsContent = ContactMessages;

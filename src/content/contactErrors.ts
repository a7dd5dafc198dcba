import type {ContactMessages} from '../../api/src/contract';

/**
 * What a visitor reads under a field of the contact form; the client has fixed the English of the four fields. The form and
 * the server say the same: types are all that these files import.
 */
export const contactErrors: ContactMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  company: 'Company name must be at least 2 characters',
  message: 'Message must be at least 10 characters',
  subject: 'Subject must be text',
  tooLong: (max) => `Please use at most ${max.toLocaleString('en')} characters`,
};

export type ContactErrorsContent = ContactMessages;

import type {contact} from '@content/contact';

export type ContactTopic = keyof typeof contact.topics;

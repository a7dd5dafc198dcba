import type {contact} from '@content/contact';

/** What a message may be about, where the link already knows: fills in the subject. */
export type ContactTopic = keyof typeof contact.topics;

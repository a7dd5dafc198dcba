import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import type {AttachmentIsland} from '@site/src/lib/contactAttachments';
import {buttonLook, type ButtonLook} from '../ui/Button';
import type {ContactTopic} from './contactTopic';
import {routes} from '@site/src/data/routes';

interface ContactTopicProps {
  topic?: ContactTopic;
  /** The island whose text goes with the message: the figures of a calculator. */
  attachment?: AttachmentIsland;
}

/** A link to the contact page; where script runs, the page script opens the dialog instead. */
export function ContactLink({
  topic,
  attachment,
  ...rest
}: ContactTopicProps & Omit<ComponentProps<typeof Link>, 'to' | 'href'>) {
  return (
    <Link
      {...rest}
      to={topic ? `${routes.contact}?topic=${topic}` : routes.contact}
      aria-haspopup="dialog"
      data-contact={topic ?? ''}
      data-attachment={attachment}
    />
  );
}

/** The same as a button. */
export function ContactButton({topic, attachment, children, ...look}: ContactTopicProps & ButtonLook) {
  return (
    <ContactLink topic={topic} attachment={attachment} className={buttonLook(look)}>
      {children}
    </ContactLink>
  );
}

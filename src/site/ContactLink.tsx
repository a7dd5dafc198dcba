import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import type {AttachmentIsland} from '@site/src/lib/contactAttachments';
import {buttonLook, type ButtonLook} from '../ui/Button';
import type {ContactTopic} from './contactTopic';
import {routes} from '@site/src/data/routes';

interface ContactTopicProps {
  topic?: ContactTopic;
  attachment?: AttachmentIsland;
}

/** Link to the contact page. With script, opens the dialog instead. */
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

export function ContactButton({topic, attachment, children, ...look}: ContactTopicProps & ButtonLook) {
  return (
    <ContactLink topic={topic} attachment={attachment} className={buttonLook(look)}>
      {children}
    </ContactLink>
  );
}

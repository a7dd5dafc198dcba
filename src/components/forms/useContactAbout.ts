import {useLayoutEffect, useRef, useState} from 'react';
import {contact} from '@content/contact';

/** What a message is about, where that which opened the form knows. A new object each time it is opened. */
export interface ContactAbout {
  /** Key of a topic; one that there is not is no topic. */
  readonly topic?: string | null;
  /** Text that goes with the message. */
  readonly attachment?: string;
}

const topics: Readonly<Record<string, string>> = contact.topics;

function subjectOf({topic}: ContactAbout): string {
  return (topic && Object.hasOwn(topics, topic) && topics[topic]) || '';
}

/**
 * The fields of the contact form that are there for some topics only. What the visitor wrote as subject outlives the
 * next opening; what was filled in, and the attachment, follow it.
 *
 * @param about undefined while it is not known: the form stays as it is
 */
export function useContactAbout(about: ContactAbout | undefined) {
  const subject = useRef<HTMLInputElement>(null);
  const [subjectShown, setSubjectShown] = useState(false);
  const [attachment, setAttachment] = useState('');

  useLayoutEffect(() => {
    const input = subject.current;
    if (!about || !input) {
      return;
    }
    const suggested = subjectOf(about);
    // The default is what was filled in; another value is the visitor's.
    if (input.value === input.defaultValue && input.value !== suggested) {
      input.defaultValue = suggested;
      input.value = suggested;
    }
    setSubjectShown(Boolean(suggested || input.value));
    setAttachment(about.attachment ?? '');
  }, [about]);

  return {
    subject,
    subjectShown,
    attachment,
    removeAttachment: () => setAttachment(''),
    /** After the message was sent: neither is there any more. */
    clear(): void {
      if (subject.current) {
        subject.current.defaultValue = '';
        subject.current.value = '';
      }
      setSubjectShown(false);
      setAttachment('');
    },
  };
}

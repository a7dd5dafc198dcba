import {useLayoutEffect, useRef, useState} from 'react';
import {contact} from '@content/contact';
import {visitBrand as words} from '@content/visitBrand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {visitBrand} from '@site/src/lib/visitBrand';

/** What a message is about, where that which opened the form knows. A new object each time it is opened. */
export interface ContactAbout {
  /** Key of a topic; one that there is not is no topic. */
  readonly topic?: string | null;
  /** Text that goes with the message. */
  readonly attachment?: string;
}

const topics: Readonly<Record<string, string>> = contact.topics;

/** What a message is about, in words; none where nobody knows. */
export function subjectOf({topic}: ContactAbout): string {
  return (topic && Object.hasOwn(topics, topic) && topics[topic]) || '';
}

/** What the brand that the visit wears says already, where it is the visitor's own: whose it is, and what is asked for it. */
function ownWords({topic}: ContactAbout): Record<'company' | 'message', string> {
  const brand = visitBrand();
  if (!brand || [words, ...sampleBrands].some(({name}) => name === brand.name)) {
    return {company: '', message: ''};
  }
  return {company: brand.name, message: topic === 'demo' ? contact.demo(brand) : ''};
}

/**
 * What the contact form knows before anybody writes, and the fields of it that are there for some topics only. What the
 * visitor wrote outlives the next opening; what was filled in, and the attachment, follow it.
 *
 * @param about undefined while it is not known: the form stays as it is
 */
export function useContactAbout(about: ContactAbout | undefined) {
  const subject = useRef<HTMLInputElement>(null);
  const [subjectShown, setSubjectShown] = useState(false);
  const [attachment, setAttachment] = useState('');
  /** What was filled in, by the field. */
  const filled = useRef<Readonly<Record<string, string>>>({});

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
    const known = ownWords(about);
    for (const [name, text] of Object.entries(known)) {
      const field = input.form?.elements.namedItem(name) as HTMLInputElement | null;
      if (field && field.value === (filled.current[name] ?? '')) {
        field.value = text;
      }
    }
    filled.current = known;
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
      filled.current = {};
      if (subject.current) {
        subject.current.defaultValue = '';
        subject.current.value = '';
      }
      setSubjectShown(false);
      setAttachment('');
    },
  };
}

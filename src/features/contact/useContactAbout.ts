import {useLayoutEffect, useRef, useState} from 'react';
import {contact} from '@content/contact';
import {visitBrand as words} from '@content/visitBrand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {visitBrand} from '@site/src/data/visitBrand';

/** Subject of a message, as known by the link that opened the form. A new object for each opening. */
export interface ContactAbout {
  /** Key of a topic. Unknown keys are ignored. */
  readonly topic?: string | null;
  readonly attachment?: string;
}

export interface ContactFormProps {
  idPrefix: string;
  /** `undefined` until known. */
  about: ContactAbout | undefined;
  onSent?: () => void;
}

const topics: Readonly<Record<string, string>> = contact.topics;

/** Returns the subject in words; empty for an unknown topic. */
export function subjectOf({topic}: ContactAbout): string {
  return (topic && Object.hasOwn(topics, topic) && topics[topic]) || '';
}

/** Returns the company and message suggested by the visitor's own brand, if the visit has one. */
function ownWords({topic}: ContactAbout): Record<'company' | 'message', string> {
  const brand = visitBrand();
  if (!brand || [words, ...sampleBrands].some(({name}) => name === brand.name)) {
    return {company: '', message: ''};
  }
  return {company: brand.name, message: topic === 'demo' ? contact.demo(brand) : ''};
}

/**
 * Fills in what the contact form knows in advance, and shows the fields of some topics. The visitor's own text
 * survives the next opening. Suggested values and the attachment are replaced.
 *
 * @param about `undefined` until known: leaves the form unchanged
 */
export function useContactAbout(about: ContactAbout | undefined) {
  const subject = useRef<HTMLInputElement>(null);
  const [subjectShown, setSubjectShown] = useState(false);
  const [attachment, setAttachment] = useState('');
  /** Suggested values by field name. */
  const filled = useRef<Readonly<Record<string, string>>>({});

  useLayoutEffect(() => {
    const input = subject.current;
    if (!about || !input) {
      return;
    }
    const suggested = subjectOf(about);
    // The default is our suggestion; any other value is the visitor's.
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

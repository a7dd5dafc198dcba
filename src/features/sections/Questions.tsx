import type {ReactNode} from 'react';
import {ContactLink} from '../../site/ContactLink';
import {Accordion} from '../../ui/Accordion';
import {Section, SectionHeading} from '../../ui/Section';
import {Split} from '../../ui/Split';

interface QuestionsProps {
  eyebrow?: string;
  title: string;
  /** Invites further questions; `contact` is the link that follows. */
  text: string;
  contact: string;
  items: readonly {question: string; answer: string}[];
  /** Below the questions. */
  children?: ReactNode;
}

export function Questions({eyebrow, title, text, contact, items, children}: QuestionsProps) {
  return (
    <Section id="faq">
      <Split first={0.667} align="start">
        <SectionHeading section="faq" eyebrow={eyebrow} title={title}>
          <p>
            {text} <ContactLink>{contact}</ContactLink>
          </p>
        </SectionHeading>
        <div>
          <Accordion
            name="faq"
            items={items.map(({question, answer}) => ({title: question, body: <p>{answer}</p>}))}
          />
          {children}
        </div>
      </Split>
    </Section>
  );
}

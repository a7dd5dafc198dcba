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
}

export function Questions({eyebrow, title, text, contact, items}: QuestionsProps) {
  return (
    <Section id="faq">
      <Split first={0.667} align="start">
        <SectionHeading section="faq" eyebrow={eyebrow} title={title}>
          <p>
            {text} <ContactLink>{contact}</ContactLink>
          </p>
        </SectionHeading>
        <Accordion
          name="faq"
          items={items.map(({question, answer}) => ({title: question, body: <p>{answer}</p>}))}
        />
      </Split>
    </Section>
  );
}

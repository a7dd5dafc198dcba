import {Accordion} from '../ui/Accordion';

interface FaqProps {
  name: string;
  items: readonly {question: string; answer: string}[];
}

/** Opens one question at a time. */
export function Faq({name, items}: FaqProps) {
  return (
    <Accordion
      name={name}
      items={items.map(({question, answer}) => ({title: question, body: <p>{answer}</p>}))}
    />
  );
}

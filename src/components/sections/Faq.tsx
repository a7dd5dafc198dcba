import {Accordion} from '../ui/Accordion';

/** Opens one question at a time. */
export function Faq({name, items}: {name: string; items: readonly {question: string; answer: string}[]}) {
  return (
    <Accordion
      name={name}
      items={items.map(({question, answer}) => ({title: question, body: <p>{answer}</p>}))}
    />
  );
}

import type {Text} from './blocks';
import {bareNoun, capitalised, joined, makeWriter, slugOf} from './prose';
import {randomFrom} from './random';

/** A marketing page: what each site builds from its own parts. */
export interface Home {
  title: Text;
  description: Text;
  hero: {title: Text; text: Text; primary: Text; secondary: Text};
  figures: {title: Text; items: readonly {value: string; label: Text}[]};
  features: {title: Text; text: Text; items: readonly {title: Text; text: Text}[]};
  plans: {
    title: Text;
    text: Text;
    items: readonly {name: Text; price: string; text: Text; points: readonly Text[]}[];
  };
  faq: {title: Text; items: readonly {question: Text; answer: Text}[]};
  final: {title: Text; text: Text; primary: Text; secondary: Text};
}

const actions = {
  primary: {en: 'Start now', it: 'Iniziate ora'},
  secondary: {en: 'Read the guides', it: 'Leggete le guide'},
} as const;

/** The home page; always the same. */
export function makeHome(): Home {
  const random = randomFrom('home');
  const writer = makeWriter(random);
  const used = new Set<string>();
  const name = (): Text => {
    for (;;) {
      const noun = capitalised(bareNoun(random));
      const slug = slugOf(noun);
      if (!used.has(slug)) {
        used.add(slug);
        return noun;
      }
    }
  };
  const label = () => capitalised(writer.thing());
  return {
    title: {en: 'Security under your own brand', it: 'Sicurezza con il vostro marchio'},
    description: writer.sentence(),
    hero: {title: joined([name(), name()], ': '), text: writer.paragraph(30), ...actions},
    figures: {
      title: label(),
      items: Array.from({length: 4}, () => ({value: `${10 + random.below(90)} %`, label: name()})),
    },
    features: {
      title: label(),
      text: writer.paragraph(20),
      items: Array.from({length: 6}, () => ({title: name(), text: writer.paragraph(24)})),
    },
    plans: {
      title: label(),
      text: writer.paragraph(16),
      items: [49, 199, 499].map((price) => ({
        name: name(),
        price: `€ ${price}`,
        text: writer.sentence(),
        points: Array.from({length: 5}, label),
      })),
    },
    faq: {
      title: label(),
      items: Array.from({length: 6}, () => ({
        question: joined([name(), {en: '?', it: '?'}], ''),
        answer: writer.paragraph(35),
      })),
    },
    final: {title: label(), text: writer.paragraph(20), ...actions},
  };
}

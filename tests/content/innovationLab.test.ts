/** The innovation lab: values, pillars and funded projects of the specification, and the targets of its buttons. */
import type {InnovationLabContent} from '@site/src/content/innovationLab';
import {fundedProjects} from '@site/src/data/fundedProjects';
import {routes} from '@site/src/data/routes';
import {languages, wordsIn} from '@site/tests/languages';
import {bookingHref} from '../booking';
import {pages} from './site';

const labels = ['Research-Driven', 'IP Development', 'Future-Focused'];

it.each(languages)(
  'in %s, the lab shows values, pillars, projects without amounts, and leads to a meeting',
  (language) => {
    const page = pages.find((each) => each.language === language && each.route === routes.innovationLab)!;
    const {$} = page;
    const {hero, values, pillars, projects, strategicCta} = wordsIn<InnovationLabContent>(
      language,
      'innovationLab',
    );
    const textOf = (selector: string) =>
      $(selector)
        .toArray()
        .map((part) => $(part).text().replaceAll(/\s/g, ' '));
    const expectEach = (selector: string, texts: string[][]) => {
      const shown = textOf(selector);
      expect(shown).toHaveLength(texts.length);
      texts.forEach((own, index) => own.forEach((text) => expect(shown[index]).toContain(text)));
    };

    expect(textOf('h1')).toEqual([hero.headline]);
    expect(textOf('main h2')).toEqual([values.title, pillars.title, projects.title, strategicCta.headline]);
    const cards = Object.values(values.items);
    expect(textOf('#values h3')).toEqual(language === 'en' ? labels : cards.map(({title}) => title));
    expectEach(
      '#pillars article',
      [pillars.pillar1, pillars.pillar2, pillars.pillar3].map(({title, subtitle, description, keywords}) => [
        title,
        subtitle,
        description,
        ...keywords,
      ]),
    );
    expectEach(
      '#projects article',
      fundedProjects.map(({id, funding}) => {
        const {title, role, subtitle, description, funding: line} = projects.items[id];
        return [title, role, subtitle, description, line, projects.marks[funding]];
      }),
    );
    expect($('#projects').text()).not.toMatch(/\d|€|EUR/);
    const buttons = $('#start a').toArray();
    expect(buttons.map(({attribs}) => attribs.href)).toEqual([bookingHref(language), bookingHref(language)]);
  },
);

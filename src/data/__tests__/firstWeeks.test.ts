import {readFileSync} from 'node:fs';
import {firstWeeks} from '../firstWeeks';

/** What the first column of a plan says: '4–6', or '3'. */
const written = ([from, to]: readonly [number, number]) => (from === to ? `${from}` : `${from}–${to}`);

it.each(['docs', 'i18n/it/docusaurus-plugin-content-docs/current'])(
  'plans the weeks as the white-label guide does, in %s',
  (folder) => {
    const guide = readFileSync(`${folder}/guides/white-label.md`, 'utf8');
    const [, plan = ''] =
      guide.split('{#a-plan-for-the-first-twelve-weeks}').length > 1
        ? guide.split('{#a-plan-for-the-first-twelve-weeks}')
        : guide.split('## A plan for the first twelve weeks');
    const weeks = [...(plan.split('\n## ')[0] ?? '').matchAll(/^\| (\d+(?:–\d+)?) \|/gm)].map(
      ([, text]) => text,
    );
    // Prices are made while the papers are, and stand with them.
    expect(weeks.filter((text) => text !== '2–3')).toEqual(Object.values(firstWeeks).map(written));
  },
);

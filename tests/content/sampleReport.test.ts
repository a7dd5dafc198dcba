/** The sample client is the same everywhere: on the pages that show it, in its report and in the PDF of that. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {SampleReportContent} from '@site/src/content/sampleReport';
import {sampleClients} from '@site/src/data/sampleClients';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {reportSections} from '@site/src/lib/clientReport';
import {reportFile} from '@site/src/lib/downloadName';
import {complianceOf, reportDay, scoreOn} from '@site/src/lib/securityScore';
import {languages, prefix, wordsIn} from '@site/tests/languages';
import {readPdf} from '../pdf';
import {build, pages, type BuiltPage} from './site';

type Read = Pick<BuiltPage, 'path' | '$'>;

/** A figure of a client that a page shows. */
interface Shown {
  readonly client: string;
  readonly what: string;
  readonly value: number;
  readonly path: string;
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const {client: reported} = sampleReport;
const frameworks = complianceOf().map(({name}) => name);

/** Figures of sample clients on a page: rows of the dashboard, answers of the API, charts, and the report's own. */
function shownOn({path: page, $}: Read): Shown[] {
  const found: Shown[] = [];
  const add = (client: string, what: string, text: string | undefined) => {
    const [value] = /\d+/.exec(text ?? '') ?? [];
    if (value) {
      found.push({client, what, value: Number(value), path: page});
    }
  };
  for (const {name} of sampleClients) {
    $('main tr').each((_, row) => {
      if ($(row).find('th').text().startsWith(name)) {
        const cells = $(row).find('td');
        add(name, 'score', cells.eq(0).text());
        add(name, 'open', cells.eq(1).text());
      }
    });
    $('main pre').each((_, it) => {
      const text = $(it).text();
      if (text.includes(`/clients/${slugOf(name)}`)) {
        add(name, 'score', /"score": *(\d+)/.exec(text)?.[1]);
        add(name, 'open', /"open_findings": *(\d+)/.exec(text)?.[1]);
      }
    });
  }
  $('main figure dl > div').each((_, row) => {
    const framework = $(row).find('dt').text();
    if (frameworks.includes(framework as never)) {
      const figure = $(row).find('dd').first().text();
      add(reported.name, framework, /(\d+)\s?%/.exec(figure)?.[1]);
    }
  });
  $('main #summary dl > div').each((_, row) => {
    const said = $(row).find('dd').text();
    if (/\d+ (?:of|su) 100/.test(said)) {
      add(reported.name, 'score', said);
    }
  });
  $('main a[href$="#report"] em').each((_, it) => add(reported.name, 'score', $(it).text()));
  return found;
}

/** Clients of whom two things are said, a sentence each. */
function contradictions(shown: readonly Shown[]): string[] {
  const first = new Map<string, Shown>();
  return shown.flatMap((each) => {
    const key = `${each.client}, ${each.what}`;
    const other = first.get(key) ?? each;
    first.set(key, other);
    return other.value === each.value
      ? []
      : [`${key}: ${other.value} on ${other.path}, ${each.value} on ${each.path}. Take it from src/data.`];
  });
}

const shown = pages.flatMap(shownOn);

it('finds the sample client on several pages', () => {
  const scores = shown.filter(({client, what}) => client === reported.name && what === 'score');
  expect(new Set(scores.map((each) => each.path)).size).toBeGreaterThanOrEqual(2 * languages.length);
  expect(shown.filter(({what}) => frameworks.includes(what as never)).length).toBeGreaterThanOrEqual(
    6 * languages.length,
  );
  expect(shown.filter(({what}) => what === 'open').length).toBeGreaterThanOrEqual(sampleClients.length);
});

it('finds no two figures for the same client', () => {
  expect(contradictions(shown)).toEqual([]);
  expect(shown.find(({client, what}) => client === reported.name && what === 'score')?.value).toBe(
    scoreOn(reportDay).score,
  );
});

it('sees another score, another count and another percentage', () => {
  const {name} = reported;
  const $ = cheerio.load(
    `<main><table><tr><th>${name} <small>Next</small></th><td>99</td><td>1</td></tr></table>
    <figure><dl><div><dt>GDPR</dt><dd>98%</dd></div></dl></figure>
    <pre>GET /v1/clients/${slugOf(name)} {"score": 98, "open_findings": 2}</pre></main>`,
  );
  const seeded = contradictions([...shown, ...shownOn({path: '/seeded', $})]);
  expect(seeded).toHaveLength(5);
  expect(seeded.join('\n')).toContain('99 on /seeded');
});

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
/** How text breaks on lines of a PDF does not matter. */
const close = (text: string) => text.replace(/\s+/g, '');

describe.each(languages)('in %s', (language) => {
  const words = wordsIn<SampleReportContent>(language, 'sampleReport');
  const address = `${prefix(language)}/sample-report`;
  const page = pages.find((each) => each.path === address)!;
  const sections = reportSections(words.report, language);
  const said = sections.flatMap(({title, blocks}) => [
    title,
    ...blocks.flatMap((block) => {
      switch (block.kind) {
        case 'title':
        case 'text':
          return [block.text];
        case 'code':
          return [block.label, ...block.text.split('\n')];
        case 'list':
          return block.items;
        case 'facts':
          return block.facts.flat();
        case 'table':
          return [...block.head, ...block.rows.flat()];
        case 'bars':
          return [block.label, ...block.bars.flatMap(({name, text}) => [name, text])];
      }
    }),
  ]);

  it('says every chapter on the page and in the PDF', () => {
    const read = readPdf(readFileSync(path.join(build, prefix(language), reportFile)));
    const [onPage, inPdf] = [flat(page.$('main').text()), close(read.pages.join(' '))];
    expect(sections).toHaveLength(8);
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((text) => !onPage.includes(flat(text)))).toEqual([]);
    expect(said.filter((text) => !inPdf.includes(close(text)))).toEqual([]);
    expect(read).toMatchObject({tagged: true, language});
    expect(read.title).toContain(reported.name);
    expect(read.pages.length).toBeGreaterThanOrEqual(8);
    expect(read.pages.length).toBeLessThanOrEqual(11);
    read.pages.forEach((text) =>
      expect(text).toContain(words.report.foot(reported.name, sampleReport.number)),
    );
  });

  it('names no provider in the PDF, and has a place for one', () => {
    const file = readFileSync(path.join(build, prefix(language), reportFile));
    expect(file.includes('%brand-slot')).toBe(true);
    expect(readPdf(file).author).toBeFalsy();
  });

  it('has evidence, owner and day with each finding', () => {
    const boxes = page.$('#findings pre');
    expect(boxes).toHaveLength(openFindings.length);
    const {items} = words.report.findings;
    openFindings.forEach(({id}, index) => expect(boxes.eq(index).text()).toBe(items[id].evidence));
  });

  it('is marked as a sample, and leads to its file', () => {
    expect(flat(page.$('main').text())).toContain(words.report.sample);
    expect(page.$(`main a[download][href="${prefix(language)}${reportFile}"]`)).toHaveLength(1);
  });

  it('is led to from the platform, the partner program and the overview of texts for partners', () => {
    for (const [route, links] of [
      // Under the visitor's own brand, too.
      ['/solutions', 2],
      ['/partner-program', 1],
      ['/guides', 1],
    ] as const) {
      const from = pages.find((each) => each.path === prefix(language) + route)!;
      expect(from.$(`main a[href="${address}"]`)).toHaveLength(links);
    }
  });
});

/** The sample client has the same facts on pages, in its report and in the PDF. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {SampleReportContent} from '@site/src/content/sampleReport';
import {routes} from '@site/src/data/routes';
import {sampleClients} from '@site/src/data/sampleClients';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {reportSections} from '@site/src/features/sample-report/clientReport';
import {reportFile} from '@site/src/data/downloadName';
import {complianceOf, reportDay, scoreOn} from '@site/src/data/securityScore';
import {brandFile} from '@site/src/features/pdf/brandedFile';
import {languages, prefix, wordsIn} from '../languages';
import {readPdf} from '../pdf';
import {build, flat, pageAt, pages} from './site';

/** A figure of a client that a page shows: 'Nordalia, score', its value and the page. */
type Shown = readonly [what: string, value: number, page: string];

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const {client: reported} = sampleReport;
const frameworks: readonly string[] = complianceOf().map(({name}) => name);
const ofReport = `${reported.name}, score`;

/** Figures of sample clients on a page: rows of the dashboard, answers of the API, charts, and the report's own. */
function shownOn($: cheerio.CheerioAPI, page: string): Shown[] {
  const found: Shown[] = [];
  const add = (what: string, text: string | undefined) => {
    const [value] = /\d+/.exec(text ?? '') ?? [];
    if (value) {
      found.push([what, Number(value), page]);
    }
  };
  for (const {name} of sampleClients) {
    $('main tr').each((_, row) => {
      if ($(row).find('th').text().startsWith(name)) {
        const cells = $(row).find('td');
        add(`${name}, score`, cells.eq(0).text());
        add(`${name}, open`, cells.eq(1).text());
      }
    });
    $('main pre').each((_, it) => {
      const text = $(it).text();
      if (text.includes(`/clients/${slugOf(name)}`)) {
        add(`${name}, score`, /"score": *(\d+)/.exec(text)?.[1]);
        add(`${name}, open`, /"open_findings": *(\d+)/.exec(text)?.[1]);
      }
    });
  }
  $('main figure dl > div').each((_, row) => {
    const framework = $(row).find('dt').text();
    if (frameworks.includes(framework)) {
      add(framework, /(\d+)\s?%/.exec($(row).find('dd').first().text())?.[1]);
    }
  });
  $('main #summary dl > div').each((_, row) =>
    add(ofReport, /\d+ (?:of|su) 100/.exec($(row).find('dd').text())?.[0]),
  );
  $('main a[href$="#report"] em').each((_, it) => add(ofReport, $(it).text()));
  return found;
}

/** Returns contradictory facts about clients, a sentence each. */
const contradictions = (shown: readonly Shown[]) =>
  shown.flatMap(([what, value, page]) => {
    const [, first, elsewhere] = shown.find(([other]) => other === what)!;
    return first === value
      ? []
      : [`${what}: ${first} on ${elsewhere}, ${value} on ${page}. Take it from src/data.`];
  });

const shown = pages.flatMap(({$, path: at}) => shownOn($, at));

it('finds no two figures for the same client', () => {
  const on = (isMeant: (what: string) => boolean) =>
    shown.filter(([what]) => isMeant(what)).map(([, , page]) => page);
  expect(new Set(on((what) => what === ofReport)).size).toBeGreaterThanOrEqual(2 * languages.length);
  expect(on((what) => frameworks.includes(what)).length).toBeGreaterThanOrEqual(6 * languages.length);
  expect(on((what) => what.endsWith('open')).length).toBeGreaterThanOrEqual(sampleClients.length);
  expect(contradictions(shown)).toEqual([]);
  expect(shown.find(([what]) => what === ofReport)?.[1]).toBe(scoreOn(reportDay).score);
});

it('sees another score, another count and another percentage', () => {
  const {name} = reported;
  const $ = cheerio.load(
    `<main><table><tr><th>${name} <small>Next</small></th><td>99</td><td>1</td></tr></table>
    <figure><dl><div><dt>GDPR</dt><dd>98%</dd></div></dl></figure>
    <pre>GET /v1/clients/${slugOf(name)} {"score": 98, "open_findings": 2}</pre></main>`,
  );
  expect(contradictions([...shown, ...shownOn($, '/seeded')])).toHaveLength(5);
});

/** Removes spaces: line breaks of a PDF do not matter. */
const close = (text: string) => text.replace(/\s+/g, '');

describe.each(languages)('in %s', (language) => {
  const {report} = wordsIn<SampleReportContent>(language, 'sampleReport');
  const home = prefix(language);
  const {$} = pageAt(home + routes.sampleReport);
  const sections = reportSections(report, language);
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

  it('says every chapter on the page and in the PDF, which names no provider and has a place for one', () => {
    const file = readFileSync(path.join(build, home, reportFile));
    const read = readPdf(file);
    const [onPage, inPdf] = [flat($('main').text()), close(read.pages.join(' '))];
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((text) => !onPage.includes(flat(text)))).toEqual([]);
    expect(said.filter((text) => !inPdf.includes(close(text)))).toEqual([]);
    expect(read).toMatchObject({tagged: true, language});
    expect(read.title).toContain(reported.name);
    const foot = report.foot(reported.name, sampleReport.number);
    expect(read.pages.filter((text) => !text.includes(foot))).toEqual([]);
    expect(read.author || undefined).toBeUndefined();
    const branded = readPdf(brandFile(file, {name: 'Probe', fill: '#7a1f5c', on: '#ffffff'})!);
    expect(branded.pages.filter((text) => !text.includes('Probe'))).toEqual([]);
  });

  it('has evidence with each finding, and is marked as a sample', () => {
    const boxes = $('#findings pre').toArray();
    expect(boxes.map((box) => $(box).text())).toEqual(
      openFindings.map(({id}) => report.findings.items[id].evidence),
    );
    expect(flat($('main').text())).toContain(report.sample);
    expect($(`main a[download][href="${home}${reportFile}"]`)).toHaveLength(1);
  });

  it.each([routes.solutions, routes.partnerProgram, routes.guides])('is led to from %s', (route) => {
    const links = pageAt(home + route).$(`main a[href="${home}${routes.sampleReport}"]`);
    expect(links.length).toBeGreaterThan(0);
  });
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Brand} from '../../src/data/brandSchema';
import type {FundedProject} from '../../src/data/fundedProjects';
import {legalDocuments} from '../../src/data/legal';
import {frontMatterOf, lineOfField} from '../../src/features/markdown/plugin/front-matter/readFrontMatter';
import type {Placeholder} from './index';

/** Returns the line of a text's first occurrence in a file; 1 if there is none. */
const lineOf = (siteDir: string, file: string, text: string): number =>
  readFileSync(path.join(siteDir, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1 || 1;

const brandFile = 'src/data/brand.ts';

/** Details required on an Italian company's site (Civil Code, Article 2250; D.Lgs. 70/2003, Article 7). */
const particulars = {
  register: 'the register of companies and the number there',
  rea: 'the REA number',
  shareCapital: 'the share capital and how much of it is paid up',
  pec: 'the certified email address',
} as const satisfies Partial<Record<keyof NonNullable<Brand['particulars']>, string>>;

/** Returns the required details of an Italian company that the brand file lacks. */
export function missingParticulars(siteDir: string, {seat, particulars: given = {}}: Brand): Placeholder[] {
  const wanted = seat.country === 'IT' ? Object.entries(particulars) : [];
  return wanted
    .filter(([key]) => given[key as keyof typeof particulars] === undefined)
    .map(([key, what]) => ({
      file: brandFile,
      line: lineOf(siteDir, brandFile, 'seat:'),
      message: `particulars.${key} is missing: the law wants ${what} on the site`,
    }));
}

/** Returns certificates without a means of verification. */
export function bareCertificates(siteDir: string, {certifications = []}: Brand): Placeholder[] {
  return certifications
    .filter(({certificate}) => !certificate)
    .map(({name}) => ({
      file: brandFile,
      line: lineOf(siteDir, brandFile, `'${name}'`),
      message: `the certificate ${name} comes without number, body, scope and year: fill in its certificate, or take the badge away`,
    }));
}

const projectsFile = 'src/data/fundedProjects.ts';

/** Returns publicly funded projects that lack required details: programme and grant, and the CUP of Italian funds. */
export function unprovenFunding(siteDir: string, projects: readonly FundedProject[]): Placeholder[] {
  return projects.flatMap((project) =>
    (['programme', 'grantNumber', 'cup'] as const)
      .filter((key) => !project[key] && !(key === 'cup' && project.funding === 'eu'))
      .map((key) => ({
        file: projectsFile,
        line: lineOf(siteDir, projectsFile, `'${project.id}', funding`),
        message: `the project ${project.id} claims public funds without ${key}: fill it in, or take the project away`,
      })),
  );
}

/** Lists open questions for counsel in the newest version of each legal text. */
export function openForCounsel(siteDir: string): Placeholder[] {
  return legalDocuments.flatMap((document) => {
    const folder = `legal/${document}`;
    const name = readdirSync(path.join(siteDir, folder))
      .filter((it) => /^\d.*\.mdx$/.test(it))
      .sort()
      .at(-1);
    const file = `${folder}/${name}`;
    const text = name ? readFileSync(path.join(siteDir, file), 'utf8') : '';
    const {counsel = []} = frontMatterOf(text) as {counsel?: readonly string[]};
    return counsel.map((question, index) => ({
      file,
      line: lineOfField(text, 'counsel', index),
      message: `for counsel: ${question}`,
    }));
  });
}

import {legalTimeZone, type LegalDocumentId} from '../../data/legal';
import {addDays, dayIn} from './calendar';

/** One version of a text, as `legal/versions.json` has it. */
export interface PublishedVersion {
  /** Day on which it takes effect, ISO 8601: the name of its file. */
  readonly date: string;
  /** Day on which it was posted and partners were told. */
  readonly noticed: string;
  /** Hash of the words in each language that has the text, which a published version keeps for ever. */
  readonly sha256: {readonly en: string; readonly [language: string]: string};
  /** An invented version, which nobody has agreed to: it shows what a former one looks like. */
  readonly sample?: true;
}

export type VersionState = 'superseded' | 'inForce' | 'announced';

/** A version with its place in time. */
export interface DatedVersion {
  readonly date: string;
  readonly noticed: string;
  readonly state: VersionState;
  /** Last day on which it applies; none where no other version has been posted. */
  readonly until?: string;
  readonly sample?: true;
}

/**
 * Versions that have been posted on a day, oldest first.
 *
 * @param versions in any order
 * @param today day at the company's seat, ISO 8601
 */
export function versionsOn<V extends PublishedVersion>(
  versions: readonly V[],
  today: string,
): (V & DatedVersion)[] {
  const posted = versions
    .filter(({noticed, date}) => noticed <= today || date <= today)
    .sort((a, b) => a.date.localeCompare(b.date));
  return posted.map((version, index) => {
    const next = posted[index + 1];
    const state = version.date > today ? 'announced' : next && next.date <= today ? 'superseded' : 'inForce';
    return {...version, state, ...(next && {until: addDays(next.date, -1)})};
  });
}

/**
 * The version that applied on a day; none before the first one.
 *
 * @param when a day at the company's seat, or a moment
 */
export function versionOn<V extends {readonly date: string}>(
  versions: readonly V[],
  when: string | Date,
): V | undefined {
  const day = typeof when === 'string' ? when : dayIn(legalTimeZone, when);
  return [...versions].sort((a, b) => a.date.localeCompare(b.date)).findLast(({date}) => date <= day);
}

/** Path of a page of the legal texts, without the locale. */
export const legalPaths = {
  overview: '/legal',
  text: (document: LegalDocumentId) => `/${document}`,
  version: (document: LegalDocumentId, date: string) => `/${document}/${date}`,
  versions: (document: LegalDocumentId) => `/${document}/versions`,
  comparison: (document: LegalDocumentId, older: string, newer: string) =>
    `/${document}/compare/${older}-to-${newer}`,
} as const;

/** Address of the feed of changes, without the locale. */
export const changesFeed = '/legal/changes.xml';

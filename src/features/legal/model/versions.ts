import {legalTimeZone, type LegalDocumentId} from '../../../data/legal';
import {addDays, dayIn} from '../../../lib/calendar';

/** A version of a text, as in `legal/versions.json`. */
export interface PublishedVersion {
  /** Effective date, ISO 8601; also the name of its file. */
  readonly date: string;
  /** Day on which it was posted and partners were notified. */
  readonly noticed: string;
  /** Hash of the words per language. It never changes once published. */
  readonly sha256: {readonly en: string; readonly [language: string]: string};
  /** Invented and never agreed: an example of a former version. */
  readonly sample?: true;
}

export type VersionState = 'superseded' | 'inForce' | 'announced';

export interface DatedVersion {
  readonly date: string;
  readonly noticed: string;
  readonly state: VersionState;
  /** Last day on which it applies; undefined if no later version has been posted. */
  readonly until?: string;
  readonly sample?: true;
}

/**
 * Returns the versions posted by a day, oldest first.
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

/** Returns the version in force on a day at the company's seat, or at a moment; `undefined` before the first one. */
export function versionOn<V extends {readonly date: string}>(
  versions: readonly V[],
  when: string | Date,
): V | undefined {
  const day = typeof when === 'string' ? when : dayIn(legalTimeZone, when);
  return [...versions].sort((a, b) => a.date.localeCompare(b.date)).findLast(({date}) => date <= day);
}

/** Paths of the legal pages, without the locale. */
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

import {requiredHeaders, scanChecks, type ScanCheck} from '../../../data/ownScan';
import type {PageFacts} from './readFacts';

export interface ScannedPage {
  /** Path, with the locale. */
  readonly route: string;
  readonly facts: PageFacts;
  /** Transferred bytes, compressed. */
  readonly weight: number;
}

export interface ScannedSite {
  /** Such as 'https://www.example.com'. */
  readonly origin: string;
  /** True for a file of the build. Takes a path without query and hash. */
  readonly hasFile: (path: string) => boolean;
  readonly headers: string;
}

/** Failures by check: paths of pages, or names of headers. */
export type Findings = Readonly<Record<ScanCheck, readonly string[]>>;

export interface ScanResult {
  readonly pages: number;
  /** Bytes. */
  readonly typicalWeight: number;
  readonly heaviestPage: {readonly route: string; readonly weight: number};
  /** Bytes. */
  readonly inlineScript: number;
  readonly findings: Findings;
}

const without = (address: string) => address.replace(/[?#].*$/s, '');
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** True if a policy allows only the scripts and style sheets that it lists. */
function isStrict(policy: string): boolean {
  const directives = policy.split(';').map((it) => it.trim().split(/\s+/));
  const sourcesOf = (name: string) => directives.find(([it]) => it === name) ?? [];
  return (
    ['default-src', 'script-src', 'style-src'].every((name) => sourcesOf(name).length > 1) &&
    !['script-src', 'style-src'].some((name) =>
      sourcesOf(name).some((it) => it === "'unsafe-inline'" || it === "'unsafe-eval'"),
    )
  );
}

const skipsLevel = (headings: readonly number[]) =>
  headings.some((level, index) => index > 0 && level > headings[index - 1]! + 1);

function missingHeaders(headers: string): string[] {
  const sent = new Set([...headers.matchAll(/^ {2}([a-z-]+):/gm)].map(([, name]) => name));
  return requiredHeaders.filter((name) => !sent.has(name));
}

/** Returns a test for internal links whose page or anchor does not exist. External links are not checked. */
function brokenLinkTest(pages: readonly ScannedPage[], {origin, hasFile}: ScannedSite) {
  const anchors = new Map(pages.map(({route, facts}) => [route, new Set(facts.ids)]));
  return (route: string) => (href: string) => {
    const target = new URL(href, origin + route);
    if (target.origin !== origin || !/^https?:$/.test(target.protocol)) {
      return false;
    }
    const there = anchors.get(target.pathname);
    const anchor = decoded(target.hash.slice(1));
    return there
      ? anchor !== '' && anchor !== 'top' && !anchor.startsWith(':~:') && !there.has(anchor)
      : !hasFile(decoded(without(target.pathname)));
  };
}

/** Checks and weighs the final pages of a locale. Throws without pages: an empty scan would report no problems. */
export function scan(pages: readonly ScannedPage[], site: ScannedSite): ScanResult {
  if (pages.length === 0) {
    throw new Error('Our own scan has no page to read.');
  }
  const isBroken = brokenLinkTest(pages, site);
  const isForeign = (address: string, route: string) =>
    !address.startsWith('data:') && new URL(address, site.origin + route).origin !== site.origin;
  const wrong: Record<Exclude<ScanCheck, 'headers'>, (page: ScannedPage) => boolean> = {
    policy: ({facts}) => !isStrict(facts.policy),
    requests: ({facts, route}) => facts.loads.some((address) => isForeign(address, route)),
    links: ({facts, route}) => facts.links.some(isBroken(route)),
    pictures: ({facts}) => facts.picturesWithoutAlt > 0,
    headings: ({facts: {headings}}) =>
      headings.filter((level) => level === 1).length !== 1 || skipsLevel(headings),
    landmarks: ({facts}) => Object.values(facts.landmarks).some((count) => count !== 1),
    names: ({facts}) => facts.unnamed > 0,
    identifiers: ({facts}) => new Set(facts.ids).size < facts.ids.length,
    language: ({facts}) => facts.language === '' || facts.title.trim() === '',
  };
  const findings = Object.fromEntries(
    scanChecks.map((check) => [
      check,
      check === 'headers' ? missingHeaders(site.headers) : pages.filter(wrong[check]).map(({route}) => route),
    ]),
  ) as Record<ScanCheck, string[]>;
  const byWeight = [...pages].sort((a, b) => a.weight - b.weight);
  return {
    pages: pages.length,
    typicalWeight: byWeight[Math.floor(byWeight.length / 2)]!.weight,
    heaviestPage: byWeight.at(-1)!,
    inlineScript: Math.max(...pages.map(({facts}) => facts.scriptBytes)),
    findings,
  };
}

import {brand} from '@site/src/data/brand';
import {disclosure} from '@site/src/data/disclosure';
import type {OpenPointId, OpenPointOwner, ScanCheck, ScanFigure} from '@site/src/data/ownScan';
import type {SubProcessorId} from '@site/src/data/subProcessors';

/** Words of the trust page, also for the step of the build that writes the result of our own scan into it. */
export const trust = {
  meta: {
    title: 'Trust: certificates, disclosure and our own scan',
    description:
      'What can be checked about us: certificates, sub-processors, where data is kept, how to report a vulnerability, and a scan of this site with its open points.',
  },
  title: 'Trust: what you can check',
  lede: `${brand.name} looks for weaknesses in your clients’ systems. Here is what you need to check ours: documents, names, dates, and a scan of the site you are reading.`,
  scan: {
    title: 'Our own scan',
    lede: 'Each build of this site reads all of its pages before they go online, and writes here what it finds, good or bad. This page is left out: it shows the result.',
    day: 'Day of the build',
    score: 'Checks passed',
    /** Stands until the build has measured, as while the page is being written. */
    pending: 'not measured',
    scoreOf: (passed: number, all: number) => `${passed}\u00a0of\u00a0${all}`,
    passed: 'Passed',
    findings: (count: number, places: string) =>
      `${count === 1 ? '1 finding' : `${count} findings`}: ${places}`,
    others: (count: number) => `and ${count} more`,
    kilobytes: (amount: string) => `${amount} kB`,
    heaviest: (amount: string, path: string) => `${amount} kB (${path})`,
    checksTitle: 'What was checked',
    columns: {check: 'Check', result: 'Result'},
    figures: {
      pages: 'Pages read in this language',
      typicalWeight: 'Weight of a page as it is sent, median',
      heaviestPage: 'The heaviest page',
      inlineScript: 'Scripts inside a page, at most, before compression',
    } satisfies Record<ScanFigure, string>,
    checks: {
      headers: 'The headers file for hosts sets the security headers, HSTS included',
      policy: 'Each page has its own content policy, without “unsafe-inline” for scripts and style sheets',
      requests: 'No page loads anything from another company',
      links: 'Links within the site lead to a page and a place that exist',
      pictures: 'Pictures have an alternative text, or say that they need none',
      headings: 'One main heading, and no level of headings left out',
      landmarks: 'Banner, main region and footer, once each',
      names: 'Links and buttons have a name',
      identifiers: 'No identifier is used twice on a page',
      language: 'Pages name their language and have a title',
    } satisfies Record<ScanCheck, string>,
    tls: 'TLS depends on the host and is not known when the site is built; it is the first of the open points.',
    data: 'These results as data (JSON)',
    openTitle: 'Open points',
    openColumns: {point: 'What is open', owner: 'Who closes it', since: 'Open since', due: 'By'},
    open: {
      tls: 'Scan the host after each deployment: protocol versions, certificate and redirects to TLS.',
      styleAttributes:
        'The content policy allows style attributes on individual elements: chart bars take their widths from them.',
    } satisfies Record<OpenPointId, string>,
    owners: {operations: 'Operations', engineering: 'Engineering'} satisfies Record<OpenPointOwner, string>,
  },
  certificates: {
    title: 'Certificates',
    none: 'We hold no certificate.',
    certificate: (number: string, body: string, validUntil: number) =>
      `No. ${number}, issued by ${body}, valid until ${validUntil}`,
    scope: (scope: string) => `Scope: ${scope}`,
    open: 'See the certificate',
    unpublished:
      'Number, issuing body and scope are not published here yet. Ask us for the certificate before you rely on it.',
  },
  data: {
    title: 'Where data is kept, and who processes it',
    lede: 'Personal data of your clients is stored in the European Economic Area, as Section 7 of the data processing agreement says.',
    agreement: 'Read the data processing agreement',
    columns: {name: 'Company', purpose: 'What it does for us', countries: 'Processes data in'},
    purposes: {
      hosting: 'Runs the servers and stores the backups',
      mail: 'Delivers reports and alerts by email',
    } satisfies Record<SubProcessorId, string>,
    change: (days: number) =>
      `A new sub-processor is announced at least ${days} days before it starts work (Section 5.3). The list is the one that Section 5.2 refers to.`,
    list: 'The dated list of sub-processors',
  },
  disclosure: {
    title: 'Report a vulnerability',
    lede: 'If you have found one on this site or on the platform, tell us before you tell others. There is no form and no account.',
    write: 'Write to',
    steps: [
      'Say what you did, what you saw and when, so that we can reproduce it. Italian or English, as you like.',
      `A person answers within ${disclosure.answerDays} days. Within ${disclosure.assessmentDays} days you know whether we confirm it, and why if we do not.`,
      `You may publish after ${disclosure.publicationDays} days, or earlier together with us. We name you if you want it.`,
    ],
    harbourTitle: 'Safe harbour',
    harbour:
      'Whoever keeps to the rules below acts with our permission: we take no legal step against them and do not report them.',
    rulesTitle: 'The rules',
    rules: [
      'Use only accounts and data of your own. Stop as soon as you see someone else’s data, and tell us.',
      'Change and delete nothing, and do not slow the service down for others. No phishing, no physical intrusion.',
      'What belongs to our partners, their clients or our suppliers is theirs: we cannot permit tests there.',
    ],
    file: 'For programs: security.txt',
  },
  site: {
    title: 'What this site loads and stores',
    loads: (count: number): string =>
      count === 0
        ? 'It loads nothing from other companies and sets no cookies.'
        : 'It loads services of other companies only after you allow each of them.',
    stores: (count: number) =>
      `What you choose here may stay in your browser, in at most ${count} entries. Each one is listed, with what it is for and how long it is kept.`,
    more: 'Cookies and storage, one by one',
  },
};

export type TrustContent = typeof trust;

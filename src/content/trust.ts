import {claims} from '@site/src/data/claims';
import {disclosure} from '@site/src/data/disclosure';
import {dataProcessing} from '@site/src/data/legal';
import type {OpenPointId, OpenPointOwner, ScanCheck, ScanFigure} from '@site/src/data/ownScan';
import type {SubProcessorId} from '@site/src/data/subProcessors';

/** Words of the trust page, also for the step of the build that writes the result of our own scan into it. */
export const trust = {
  meta: {
    title: 'Trust: certificates, disclosure and our own scan',
    description:
      'What can be checked about us: certificates, sub-processors, where data is kept, how to report a vulnerability, and a scan of this site with its open points.',
  },
  crumb: 'Trust',
  title: 'Check us before you sell us.',
  lede: 'See who processes your clients’ data, report a vulnerability, and read the latest scan of this site.',
  figures: [
    {value: `${claims.msps}+`, label: 'MSPs on board'},
    {value: 'EEA', label: 'where personal data of your clients is stored'},
    {
      value: `${dataProcessing.subProcessorNoticeDays}`,
      label: 'days’ notice before a new sub-processor starts',
    },
    {value: `${disclosure.answerDays}`, label: 'days at most to answer a vulnerability report'},
  ],
  certificates: {
    title: 'Certificates',
    none: 'We hold no certificate.',
    certificate: (number: string, body: string, validUntil: number) =>
      `No. ${number}, issued by ${body}, valid until ${validUntil}`,
    scope: (scope: string) => `Scope: ${scope}`,
    open: 'See the certificate',
    unpublished: 'Number, issuing body and scope on request.',
  },
  data: {
    title: 'Data location and sub-processors',
    lede: 'Personal data of your clients is stored in the European Economic Area (data processing agreement, Section 7).',
    agreement: 'Read the data processing agreement',
    columns: {name: 'Company', purpose: 'Service', countries: 'Processes data in'},
    purposes: {
      hosting: 'Runs the servers and stores the backups',
      mail: 'Delivers reports and alerts by email',
    } satisfies Record<SubProcessorId, string>,
    change: (days: number) =>
      `We announce a new sub-processor at least ${days} days before it starts (Section 5.3).`,
    list: 'Dated list of sub-processors',
  },
  disclosure: {
    title: 'Report a vulnerability',
    lede: 'Found one on this site or on the platform? Email us before you tell anyone else. You don’t need an account.',
    write: 'Write to',
    steps: [
      'Tell us what you did, what you saw and when, in English or Italian.',
      `We answer in person within ${disclosure.answerDays} days and give you our assessment within ${disclosure.assessmentDays} days.`,
      `You may publish after ${disclosure.publicationDays} days, or earlier together with us. We’ll credit you if you like.`,
    ],
    harbourTitle: 'Safe harbour',
    harbour:
      'If you follow the rules below, you act with our permission. We will not take legal action against you or report you.',
    rulesTitle: 'The rules',
    rules: [
      'Use only your own accounts and data. If you see someone else’s data, stop and tell us.',
      'Don’t change or delete anything, and don’t slow the service down. No phishing, no physical intrusion.',
      'Don’t test systems of our partners, their clients or our suppliers. We can’t authorize those tests.',
    ],
    file: 'security.txt',
  },
  scan: {
    title: 'Our own scan',
    lede: 'We scan every release of this site and publish the results, open issues included.',
    day: 'Date of the scan',
    security: 'Security checks passed',
    quality: 'Page quality checks passed',
    /** Stands until the build has measured, as while the page is being written. */
    pending: 'not measured',
    scoreOf: (passed: number, all: number) => `${passed}\u00a0of\u00a0${all}`,
    passed: 'Passed',
    findings: (count: number, places: string) =>
      `${count === 1 ? '1 finding' : `${count} findings`}: ${places}`,
    others: (count: number) => `and ${count} more`,
    kilobytes: (amount: string) => `${amount} kB`,
    heaviest: (amount: string, path: string) => `${amount} kB (${path})`,
    checksTitle: 'All checks and figures',
    columns: {check: 'Check', result: 'Result'},
    figures: {
      pages: 'Pages scanned in this language, without this one',
      typicalWeight: 'Median page weight, compressed',
      heaviestPage: 'Heaviest page',
      inlineScript: 'Largest inline script, uncompressed',
    } satisfies Record<ScanFigure, string>,
    checks: {
      headers: 'Security headers are set, HSTS included',
      policy: 'Each page has a Content Security Policy without “unsafe-inline” for scripts and style sheets',
      requests: 'No page loads anything from third parties',
      links: 'Internal links and their anchors work',
      pictures: 'Pictures have alternative texts',
      headings: 'One main heading, no skipped heading levels',
      landmarks: 'One banner, one main region, one footer',
      names: 'Links and buttons have names',
      identifiers: 'Identifiers are unique',
      language: 'Pages declare a language and a title',
    } satisfies Record<ScanCheck, string>,
    tls: 'TLS depends on the host. It’s scanned after deployment.',
    data: 'Results as JSON',
    openTitle: 'Open issues',
    openColumns: {point: 'Issue', owner: 'Owner', since: 'Open since', due: 'Due'},
    open: {
      tls: 'Scan TLS on the host after each deployment: protocol versions, certificate and redirects.',
      styleAttributes: 'Remove the style attributes that the Content Security Policy still allows.',
    } satisfies Record<OpenPointId, string>,
    owners: {operations: 'Operations', engineering: 'Engineering'} satisfies Record<OpenPointOwner, string>,
  },
  site: {
    title: 'Cookies and third parties',
    loads: (count: number): string =>
      count === 0
        ? 'This site sets no cookies and loads nothing from third parties.'
        : 'This site loads third-party services only after you allow each of them.',
    stores: (count: number) => `Your settings stay in your browser, in at most ${count} entries.`,
    more: 'See every entry, its purpose and duration',
  },
};

export type TrustContent = typeof trust;

/** Words around the legal texts; the texts themselves are in `legal/`. The build reads them too: types are all that they import. */
export const legal = {
  overview: {
    title: 'Legal',
    description:
      'The agreement for partners and the data processing agreement, with every version before them and what changed.',
    versions: 'All versions',
  },
  back: 'Back',
  lastUpdated: 'Last updated:',
  takesEffect: 'Takes effect:',
  versionOf: (date: string) => `Version of ${date}`,
  applied: 'Applied:',
  tools: {
    label: 'About this text',
    pdf: 'Download PDF',
    versions: 'All versions and dates',
    changes: 'What changed',
  },
  template: {
    label: 'Template',
    text: 'This text is a template to be reviewed by counsel. It does not bind anyone yet.',
  },
  courtesy: {
    label: 'About this translation',
    text: 'You are reading the English text, which prevails.',
    original: 'Read the English text',
  },
  superseded: {
    label: 'Former version',
    text: 'This version is no longer in force. It is kept so that everyone can see what was agreed.',
    link: 'Read the text in force',
  },
  announced: {
    label: 'New version',
    takesEffect: 'A new version of this text takes effect on',
    past: '. It is in force by now',
    read: 'Read the new version',
    compare: 'See what changes',
    notYet: 'This version is not in force yet. It takes effect on',
    until: 'Until then the present text applies.',
    present: 'Read the text in force',
  },
  summary: 'What is new in this version',
  particulars: {
    title: 'This version',
    noticed: 'Announced on',
    effective: 'In force from',
    until: 'Applied until',
    permanent: 'Permanent address',
    hash: 'SHA-256 of the plain text',
    file: 'Plain text',
  },
  textMeta: {
    title: (title: string, date: string) => `${title}, version of ${date}`,
    description: (title: string, date: string) =>
      `${title}: the version of ${date}, at its permanent address.`,
  },
  versions: {
    title: (title: string) => `${title}: versions`,
    description: (title: string) =>
      `Every version of the ${title}, the days from which and until which it applied, and what changed.`,
    heading: 'Versions and dates',
    lede: (days: number) =>
      `Every version stays at its address for good. A new one is announced at least ${days} days before it takes effect; days begin at midnight in Italy.`,
    lookup: {
      title: 'Which text applied on a date?',
      label: 'Date',
      submit: 'Find the text',
      none: 'There was no text yet on that day.',
      answer: (date: string, hash: string) => `On that day the version of ${date} applied. SHA-256: ${hash}`,
    },
    columns: {version: 'Version', from: 'From', until: 'Until', noticed: 'Announced', hash: 'SHA-256'},
    states: {inForce: 'in force', superseded: 'former', announced: 'announced'},
    open: 'no end set',
    read: 'Read',
    pdf: 'PDF',
    plain: 'Plain text',
    compareWith: (date: string) => `Compare with ${date}`,
    feed: 'Feed of changes',
    feedText: 'Your feed reader tells you of every new version on the day it is announced:',
    verify:
      'The hash is that of the plain text in English. Anyone who computes the SHA-256 of the file gets the same value, as long as not a single character has changed.',
  },
  comparison: {
    title: (title: string, older: string, newer: string) => `${title}: changes from ${older} to ${newer}`,
    description: (title: string, older: string, newer: string) =>
      `What changed in the ${title} between ${older} and ${newer}, article by article and word by word.`,
    heading: 'What changed',
    between: (older: string, newer: string) => `From the version of ${older} to the version of ${newer}`,
    view: 'View',
    inline: 'In the text',
    side: 'Side by side',
    added: 'added',
    removed: 'removed',
    changed: 'Changed parts',
    unchanged: (count: number) => (count === 1 ? '1 paragraph unchanged' : `${count} paragraphs unchanged`),
  },
  feed: {
    title: (name: string) => `${name}: changes to the agreements`,
    description: 'New versions of the legal texts, on the day on which they are announced.',
    entry: (title: string, date: string) => `${title}: version of ${date}`,
    effective: (date: string) => `In force from ${date}.`,
  },
  pdf: {
    version: (date: string) => `Version of ${date}`,
    courtesy: 'The English text prevails.',
    hash: 'SHA-256 of the plain text',
    contents: 'Contents',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
  },
};

export type LegalContent = typeof legal;

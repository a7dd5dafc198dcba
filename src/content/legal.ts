/** Words around the legal texts, which are in `legal/`. The build reads them too, so the file imports types alone. */
export const legal = {
  overview: {
    title: 'Legal',
    description:
      'The agreement for partners and the data processing agreement, with all earlier versions and what changed.',
    versions: 'All versions',
  },
  back: 'Back',
  lastUpdated: 'Last updated:',
  versionOf: (date: string) => `Version of ${date}`,
  tools: {
    label: 'About this text',
    pdf: 'Download PDF',
    versions: 'All versions and dates',
    changes: 'What changed',
  },
  template: {
    label: 'Template',
    text: 'This text is a template to be reviewed by counsel. It does not bind anyone yet.',
    /** Heading of the questions that counsel must decide. */
    counsel: 'What counsel has to decide',
  },
  courtesy: {
    label: 'About this translation',
    text: 'You are reading the English text, which prevails.',
    original: 'Read the English text',
  },
  /** Notice on a translation that prevails for partners of its country. */
  prevails: {
    label: 'Which text prevails',
    text: 'For some partners the text in their language prevails, for all others the English text: the agreement says for whom.',
  },
  sample: {
    text: 'This version is invented: it shows what a former version looks like, and was never published.',
  },
  /** Status of a text: `binding` once counsel has reviewed it, `template` until then. */
  standing: {
    binding: {
      takesEffect: 'Takes effect:',
      applied: 'Applied:',
      superseded: {
        label: 'Former version',
        text: 'This version is no longer in force. It is kept so that everyone can see what was agreed.',
        link: 'Read the text in force',
      },
      announced: {
        label: 'New version',
        takesEffect: 'A new version of this text takes effect on',
        past: '. It is now in force',
        read: 'Read the new version',
        compare: 'See what changes',
        notYet: 'This version is not in force yet. It takes effect on',
        until: 'Until then the current text applies.',
        present: 'Read the text in force',
      },
      effective: 'In force from',
      until: 'Applied until',
      states: {inForce: 'in force', superseded: 'former', announced: 'announced'},
      answer: (date: string, hash: string) => `On that day the version of ${date} applied. SHA-256: ${hash}`,
      entry: (date: string) => `In force from ${date}.`,
    },
    template: {
      takesEffect: 'Would take effect:',
      applied: 'Would have applied:',
      superseded: {
        label: 'Former version',
        text: 'A later template has taken the place of this one. No one has agreed to either of them.',
        link: 'Read the current template',
      },
      announced: {
        label: 'New version',
        takesEffect: 'A new version of this template would apply from',
        past: '. That day has come',
        read: 'Read the new version',
        compare: 'See what changes',
        notYet: 'This version would apply from',
        until: 'Until then the current template stands.',
        present: 'Read the current template',
      },
      effective: 'Would apply from',
      until: 'Would have applied until',
      states: {inForce: 'template', superseded: 'former template', announced: 'announced template'},
      answer: (date: string, hash: string) =>
        `On that day the version of ${date} would have applied. SHA-256: ${hash}`,
      entry: (date: string) => `A template, which would apply from ${date}.`,
    },
  },
  summary: 'What is new in this version',
  particulars: {
    title: 'This version',
    noticed: 'Announced on',
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
    },
    columns: {version: 'Version', from: 'From', until: 'Until', noticed: 'Announced', hash: 'SHA-256'},
    open: 'no end set',
    read: 'Read',
    pdf: 'PDF',
    plain: 'Plain text',
    compareWith: (date: string) => `Compare with ${date}`,
    feed: 'Feed of changes',
    feedText: 'Your feed reader tells you of every new version on the day it is announced:',
    verify:
      'The hash is that of the plain text that prevails. Anyone who computes the SHA-256 of the file gets the same value, as long as not a single character has changed.',
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

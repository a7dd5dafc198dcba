import type {ChangeId} from '@site/src/data/changelog';

/** Words of the page with the portal's changes, and of its feed. */
export const changelog = {
  title: 'What is new on this portal',
  description:
    'What has been added to this portal, by day, the newest first, each with the page where you can see it.',
  feed: {
    title: (brand: string) => `${brand}: what is new on the portal`,
    name: 'What is new, as a feed (Atom)',
    text: 'A feed reader tells you when something is added. The address to copy:',
    legal: 'Changes to the agreements are announced with their dates among the legal texts.',
    legalLink: 'See all versions of the agreements',
  },
  entries: {
    customers: {
      title: 'Each customer case has a page',
      text: 'The cases of the growth models can be read in full: before, the first step, the work today. Invented ones are marked as samples.',
    },
    trust: {
      title: 'What you can check about us',
      text: 'Certificates, sub-processors and how to report a vulnerability are on one page, with a scan of this site that each build repeats and publishes, open points included.',
    },
    'sample-report': {
      title: 'A whole client report to read',
      text: 'The report that a client receives, from summary to glossary, as a page and as a PDF, with your brand if you want to see it there.',
    },
    'price-ruler': {
      title: 'What your number of clients costs',
      text: 'The plan cost calculator shows the price of each plan for your number of clients, with add-ons, and suggests a price for your target margin.',
    },
    checklists: {
      title: 'Checklists that keep their ticks',
      text: 'Points of the checklists in the guides can be ticked. The ticks stay on your device.',
    },
    search: {
      title: 'The search knows what you mean',
      text: 'It understands abbreviations, other words for the same thing and typing errors, and answers short questions above the list of pages.',
    },
  } satisfies Record<ChangeId, {title: string; text: string}>,
};

export type ChangelogContent = typeof changelog;

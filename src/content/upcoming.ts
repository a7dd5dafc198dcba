interface UpcomingPage {
  title: string;
  /** Meta description and lede in one. */
  text: string;
  /** What the page will hold; `id` is the anchor that other pages already link to. */
  parts: {id?: string; title: string; text: string}[];
}

export type UpcomingPageId = 'terms' | 'dpa';

export interface UpcomingContent {
  badge: string;
  partsTitle: string;
  askTitle: string;
  askText: string;
  contact: string;
  booking: string;
  pages: Record<UpcomingPageId, UpcomingPage>;
}

/** Pages that are announced: title, what will be there, and a way onward. */
export const upcoming: UpcomingContent = {
  badge: 'In preparation',
  partsTitle: 'What you will find here',
  askTitle: 'Need it today?',
  askText: 'Ask the partner team. You get the same information by email or in a short call.',
  contact: 'Contact sales',
  booking: 'Book a meeting',
  pages: {
    terms: {
      title: 'Master Services and Reseller Agreement',
      text: 'The agreement between us and the partners who resell the services.',
      parts: [
        {
          title: 'Sixteen articles',
          text: 'Licence, orders, fees, confidentiality, liability, term and governing law.',
        },
        {title: 'Dated versions', text: 'The text in force, earlier texts and what changed between them.'},
      ],
    },
    dpa: {
      title: 'Data Processing Agreement',
      text: 'How personal data is processed on behalf of partners and their clients.',
      parts: [
        {
          title: 'Twelve sections',
          text: 'Roles, security measures, sub-processors, transfers, audits and deletion.',
        },
        {title: 'Dated versions', text: 'The text in force, earlier texts and what changed between them.'},
      ],
    },
  },
};

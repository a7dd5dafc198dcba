import {claims} from '@site/src/data/claims';
import {plans} from '@site/src/data/plans';
import {savedPerClientEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';

const {eur, number} = formats('en');

interface UpcomingPage {
  title: string;
  /** Meta description and lede in one. */
  text: string;
  /** What the page will hold; `id` is the anchor that other pages already link to. */
  parts: {id?: string; title: string; text: string}[];
}

export type UpcomingPageId =
  | 'solutions'
  | 'pricing'
  | 'pricingComparison'
  | 'growthModels'
  | 'innovationLab'
  | 'partnerProgram'
  | 'terms'
  | 'dpa';

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
    solutions: {
      title: 'The platform',
      text: 'One console for scans, compliance and client reports, with your logo on every screen.',
      parts: [
        {
          title: 'Security dashboard',
          text: 'All clients and open findings at a glance, ranked by what to fix first.',
        },
        {
          title: 'White-label customization',
          text: 'Logo, colours and domain changed once, visible everywhere.',
        },
        {
          title: 'Automated security scans',
          text: 'Domains, websites and email systems checked on a schedule.',
        },
        {
          title: 'Onboarding, tracking, analytics, API',
          text: 'What runs around the service, from first login to invoice.',
        },
      ],
    },
    pricing: {
      title: 'Pricing',
      text: `Plans from ${eur(plans.attract.eurPerMonth)} per month: ${plans.attract.name}, ${plans.engage.name}, ${plans.scale.name}, ${plans.custom.name}.`,
      parts: [
        {
          id: 'plans',
          title: `${plans.attract.name} ${eur(plans.attract.eurPerMonth)}, ${plans.engage.name} ${eur(plans.engage.eurPerMonth)}, ${plans.scale.name} ${eur(plans.scale.eurPerMonth)} per month`,
          text: `For up to ${number(plans.attract.clients)}, ${number(plans.engage.clients)} and ${number(plans.scale.clients)} clients, billed annually. Custom: price on request.`,
        },
        {id: 'comparison', title: 'Every feature, plan by plan', text: 'One table, with limits and add-ons.'},
        {
          id: 'features',
          title: 'What each feature does',
          text: 'Eight features explained in a paragraph each.',
        },
        {
          id: 'faq',
          title: 'Questions about billing',
          text: 'Upgrades, downgrades, extra clients and the free trial.',
        },
      ],
    },
    pricingComparison: {
      title: 'Cost savings',
      text: `Separate tools against one platform: what each costs, and how the saving of ${eur(savedPerClientEur)} per client per month adds up.`,
      parts: [
        {title: 'Tool by tool', text: 'Common tools, what they cost on average and what replaces them.'},
        {
          id: 'roi-calculator',
          title: 'Savings calculator',
          text: 'The calculator of the home page, with the full working and a report to download.',
        },
        {
          id: 'faq',
          title: 'Questions about switching',
          text: 'Data, contracts and what to move first.',
        },
      ],
    },
    growthModels: {
      title: 'Growth models',
      text: 'Four ways to build a business on the platform, each with cases from practice.',
      parts: [
        {id: 'msp-model', title: 'MSP', text: 'Recurring revenue on the clients you already serve.'},
        {
          id: 'telco-model',
          title: 'Telco',
          text: `Security in the business bundle, live in under ${claims.telcoLaunchDays} days.`,
        },
        {
          id: 'platform-model',
          title: 'Platform',
          text: 'Assessments inside your own product, through the API.',
        },
        {id: 'enterprise-model', title: 'Enterprise', text: 'Supply-chain security, supplier by supplier.'},
      ],
    },
    innovationLab: {
      title: 'Innovation lab',
      text: 'Research projects that turn into products: who funds them, what they study and what came of them.',
      parts: [
        {title: 'Three pillars', text: 'What we research, and why partners will need it.'},
        {title: 'Funded projects', text: 'Co-financed by European, national and regional programmes.'},
        {title: 'Work with the lab', text: 'How universities and partners take part.'},
      ],
    },
    partnerProgram: {
      title: 'Partner program',
      text: 'Join, brand the platform as yours and earn on every client.',
      parts: [
        {title: 'Three steps', text: 'Sign up and customize, sell and deliver, earn and grow.'},
        {
          title: 'What partners get',
          text: 'Recurring revenue, branded reports and interfaces, sales and technical support.',
        },
        {
          id: 'roi',
          title: 'Partner ROI calculator',
          text: 'Revenue, profit and break-even for your own numbers.',
        },
      ],
    },
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

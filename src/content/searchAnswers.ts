import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {formats} from '@site/src/data/format';
import {linkIn} from '@site/src/lib/linkIn';
import type {SearchAnswer} from '@site/src/lib/searchAnswer';
import {priceListWords} from './priceListWords';

const {eur, number} = formats('en');
const {priced, extendable, trial} = priceList;
const {booking, login} = brand.links;

/**
 * Instant answers above the results. The build checks each number against the page that an answer names. Guides and
 * articles define theirs in their front matter.
 */
export const searchAnswers: readonly SearchAnswer[] = [
  {ask: ['price', 'price per month'], text: `${priceListWords.from} per month`, to: routes.pricing},
  ...priced.map(({name, eurPerMonth, clients}) => ({
    ask: [`${name} price`, `${name} plan`, name, `${name} clients`],
    text: `${name}: ${eur(eurPerMonth)} per month${clients ? ` for up to ${number(clients)} clients` : ''}`,
    to: routes.pricing,
  })),
  ...extendable.map(({name, addOns}) => ({
    ask: ['extra client price', `${name} extra client`, 'extra client'],
    text: `On ${name}, one more client costs ${eur(addOns.extraClient)} per month`,
    to: routes.pricing,
  })),
  {
    ask: ['white-label setup', 'setup fee', 'white label price'],
    text: `White-label setup: ${eur(whiteLabelSetupEur)}, paid once`,
    to: routes.pricing,
  },
  {
    ask: ['free trial', 'free trial days', 'free trial credit card', 'how long trial'],
    text: `${claims.trialDays} days free on ${trial.name}. No credit card.`,
    to: routes.pricing,
  },
  {
    ask: ['savings calculator', 'calculate savings', 'roi calculator', 'calculator'],
    text: 'Work out what you save against separate tools',
    to: routes.savingsCalculator,
  },
  {
    ask: [
      'partner roi calculator',
      'roi calculator',
      'what would i earn',
      'earnings calculator',
      'calculator',
    ],
    text: 'Work out what you would earn as a partner',
    to: `${routes.partnerProgram}#roi`,
  },
  {
    ask: ['setup time', 'how long start', 'time to start', 'set up account'],
    text: `${claims.setupMinutes} minutes to set up your account`,
    to: routes.partnerProgram,
  },
  ...(login ? [{ask: ['sign in', 'client area'], text: 'Sign in to the platform', to: login}] : []),
  ...(booking
    ? [{ask: ['book a meeting', 'sales call'], text: 'Book a thirty-minute meeting', to: booking}]
    : []),
  {
    ask: ['contact', 'email', 'sales', 'support contact'],
    text: `Write to ${brand.contactEmail} or send a message`,
    to: routes.contact,
  },
  {
    ask: ['headquarters', 'company details', 'where company'],
    text: `Registered office of ${brand.legalName}: ${brand.seat.street}, ${brand.seat.postalCode} ${brand.seat.city}`,
    to: routes.contact,
  },
  {ask: ['vat number'], text: `VAT number ${brand.vatNumber}`, to: routes.contact},
  {
    ask: ['privacy policy'],
    text: 'Read the privacy policy',
    to: linkIn(brand.links.privacyPolicy, 'en'),
  },
  {
    ask: ['cancel', 'notice period', 'renewal', 'cancel renewal'],
    text: 'Purchases made online renew unless you cancel them in the account portal before the renewal',
    to: `${routes.terms}#section-11`,
  },
  {
    ask: ['notice price change', 'price increase notice', 'change of terms notice'],
    text: 'Prices change only at a renewal; prices and terms change with at least 30 days’ notice',
    to: routes.terms,
  },
  {
    ask: ['fair use', 'fair use policy', 'what does unlimited mean'],
    text: 'Unlimited means no fixed number, within the fair use policy of Article 10',
    to: `${routes.terms}#section-10`,
  },
  {
    ask: ['liability', 'liability cap amount'],
    text: 'Liability is limited to the fees paid in the 12 months before the event, except for payment obligations, wilful misconduct, gross negligence and the other cases of Article 13.6',
    to: `${routes.terms}#section-13`,
  },
  {
    ask: ['export data after termination', 'export data', 'data after contract'],
    text: 'For 30 days after the agreement ends, data and reports can be exported',
    to: `${routes.terms}#section-12`,
  },
  {
    ask: ['data breach notification', 'data breach hours', 'data breach deadline'],
    text: 'We notify a personal data breach within 48 hours of becoming aware of it',
    to: `${routes.dpa}#section-10`,
  },
  {
    ask: ['delete data', 'data deletion deadline', 'delete data after termination'],
    text: 'Personal data is returned or deleted within 90 days of the end of the agreement',
    to: `${routes.dpa}#section-12`,
  },
];

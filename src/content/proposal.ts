import {brand} from '@site/src/data/brand';
import {formats} from '@site/src/data/format';
import {priceRulerInputs} from '@site/src/data/priceRuler';

const {eur, percent} = formats('en');
const {ownCost, margin} = priceRulerInputs;

/** The proposal: a partner's business case under its own brand, on four sheets of paper. */
export const proposal = {
  meta: {
    title: 'Your proposal',
    description:
      'A security service under your brand: the client report, your price and margin, the first twelve weeks and the first email.',
  },
  cover: {
    kicker: 'Business case',
    /** The name of the company follows. */
    title: 'Managed security by',
    lede: 'What your clients get, what you charge, what you keep, and how you start. For your team, not your clients.',
    contents: 'In this business case',
    foot: `Platform: ${brand.name}`,
  },
  report: {
    title: 'The report your clients get',
    text: 'This is the first page of a sample report. The client and the findings are invented.',
    whole: 'Read the whole report',
  },
  price: {
    title: 'Your price and margin',
    text: `We assumed ${eur(ownCost.default)} a month of your own work and tools per client, and a margin of ${percent(margin.default)}. Prices exclude VAT.`,
    change: 'Calculate with your own cost and margin',
  },
  weeks: {title: 'Your first twelve weeks'},
  /** The letter is the one in docs/guides/setup.md (a test compares). */
  letter: {
    title: 'The email to your first prospects',
    text: 'Send it to three companies that know you. The scan starts once they have signed.',
    body: `From: Marco, Nordalia IT <marco@nordalia.example>
To: Anna <anna@rossi.example>
Subject: What your domain shows from outside

Hello Anna,

From the outside, anyone can see a fair amount about a company: open services, expired certificates, whether others can send email in its name, and whether its passwords have turned up in known leaks.

If you sign the attached authorization, we’ll check rossi.example and take twenty minutes to show you the results. You keep the report whatever you decide.

Would Tuesday at 10:00 or Thursday at 16:00 suit you?

Marco, Nordalia IT`,
  },
  close: {
    title: 'See it live under your brand',
    text: 'In thirty minutes we show you the platform with your name, your colour and these numbers.',
    action: 'Book a demo',
    note: 'The booking page receives your company name, colour and numbers.',
  },
  print: 'Print or save as PDF',
};

export type ProposalContent = typeof proposal;

import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {plans, whiteLabelSetupEur} from '@site/src/data/plans';
import {
  campaignEur,
  hireEurPerYear,
  savedPerClientEur,
  savedPerYearTenClientsEur,
  toolCostSpanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';

const {eur, number} = formats('en');
const {attract, engage, scale, custom} = plans;
const [roiFrom, roiTo] = claims.roiMonths;

/** What the comparison page and its PDF both say: the table of tools, and what the figures rest on. */
export const comparison = {
  table: {
    caption: `Average cost per client per month of a traditional stack, and what ${brand.name} includes`,
    feature: 'Feature',
    tool: 'Common tool',
    /** A cost from and to, EUR. */
    range: (from: number, to: number) => `${eur(from)}–${eur(to)}`,
    cost: 'Average cost',
    included: `Included in ${brand.name}`,
    tools: {
      vulnerability: 'Scanner licence for networks and websites',
      compliance: 'Assessment software, licensed per framework',
      darkweb: 'Subscription for leaked credentials',
      project: 'Seats in a project or ticket tool',
      reporting: 'Report templates and a layout tool',
      portal: 'Hosted portal or shared file space',
    },
    plans: {
      attract: 'Every plan',
      engage: `From ${engage.name}`,
      scale: `From ${scale.name}`,
    },
    sum: 'Traditional stack',
    sumTools: 'Six tools',
    sumIncluded: `From ${eur(attract.eurPerMonth)}`,
  },
  assumptions: [
    `Tool costs are examples, from ${eur(toolCostSpanEur.from)} to ${eur(toolCostSpanEur.to)} per client per month in each category. Together they come to ${eur(traditionalStackEur.from)} to ${eur(traditionalStackEur.to)}; ${eur(traditionalStackEur.typical)} is the middle.`,
    `${attract.name} costs ${eur(attract.eurPerMonth)} a month for up to ${number(attract.clients)} clients, ${engage.name} ${eur(engage.eurPerMonth)} for up to ${number(engage.clients)}, ${scale.name} ${eur(scale.eurPerMonth)} for up to ${number(scale.clients)}, all billed annually. Beyond that, ${custom.name} is on request.`,
    `The saving of ${eur(savedPerClientEur)} per client is the middle of the stack less the ${attract.name} plan. Ten clients over twelve months make ${eur(savedPerYearTenClientsEur)}. That is cautious: it counts the plan once for every client.`,
    `Project and remediation needs ${engage.name}, the client portal ${scale.name}. The calculator takes the smallest plan that fits your clients and tools, and counts it once.`,
    `Add-ons and the one-time white-label setup fee of ${eur(whiteLabelSetupEur)} are not part of the calculation.`,
    `A hire counts ${eur(hireEurPerYear)} a year and a marketing campaign ${eur(campaignEur)}, both rounded down.`,
    `Up to ${claims.savingsPercent}% saved and a positive return within ${roiFrom} to ${roiTo} months are results that partners report. Yours depend on your clients, tools and prices.`,
  ],
};

export type ComparisonContent = typeof comparison;

import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import type {PricedPlan} from '@site/src/data/planSchema';
import {type FeaturePlan, featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {
  campaignEur,
  clientsSharing,
  exampleClients,
  hireEurPerYear,
  productPerClientEur,
  savedPerClientEur,
  savedPerYearEur,
  toolCostSpanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';

const {eur, number, list} = formats('en');
const {entry, priced, onRequest, several} = priceList;
const {remediationEngine: remediation, clientWorkspace: workspaces} = featurePlans;
const [roiFrom, roiTo] = claims.roiMonths;
const [, ...further] = priced;
const mostOf = ({clients}: PricedPlan) => (clients ? `up to ${number(clients)}` : 'any number of');

/** Words of the comparison page and its PDF: the table of tools and the basis of the figures. */
export const comparison = {
  table: {
    caption: `Average cost per client per month of a traditional stack, and what ${brand.name} includes`,
    feature: 'Feature',
    tool: 'Common tool',
    /** EUR. */
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
    plansWith: ({name, later}: FeaturePlan) => (later ? `From ${name}` : several ? 'Every plan' : name),
    sum: 'Traditional stack',
    sumTools: 'Six tools',
    sumIncluded: several ? `From ${eur(entry.eurPerMonth)}` : eur(entry.eurPerMonth),
  },
  assumptions: [
    `Tool costs are examples: depending on the category, from ${eur(toolCostSpanEur.from)} to ${eur(toolCostSpanEur.to)} per client per month. Together they come to ${eur(traditionalStackEur.from)} to ${eur(traditionalStackEur.to)}; ${eur(traditionalStackEur.typical)} is the midpoint.`,
    `${list([
      `${entry.name} costs ${eur(entry.eurPerMonth)} a month for ${mostOf(entry)} clients`,
      ...further.map((plan) => `${plan.name} ${eur(plan.eurPerMonth)} for ${mostOf(plan)}`),
    ])}, billed annually.${onRequest ? ` Beyond that, ${onRequest.name} is on request.` : ''}`,
    `The saving of ${eur(savedPerClientEur)} is ${eur(traditionalStackEur.typical)}, the midpoint for all six tools, less ${eur(productPerClientEur)} for ${entry.name}${clientsSharing ? `, shared by ${number(clientsSharing)} clients. For` : '. It assumes a plan for each client; for'} ${number(exampleClients)} clients over twelve months, it comes to ${eur(savedPerYearEur)}.`,
    `Project and remediation needs ${remediation.name}, the client portal ${workspaces.name}. ${several ? 'The calculator takes the smallest plan that fits your clients and tools, and counts it once' : 'The calculator counts the plan once'}.`,
    `Add-ons and the one-time white-label setup fee of ${eur(whiteLabelSetupEur)} are not part of the calculation.`,
    `We count a hire at ${eur(hireEurPerYear)} a year and a marketing campaign at ${eur(campaignEur)}, and round the results down.`,
    `Up to ${claims.savingsPercent}% saved and a positive return within ${roiFrom} to ${roiTo} months are results that partners report. Yours depend on your clients, tools and prices.`,
  ],
};

export type ComparisonContent = typeof comparison;

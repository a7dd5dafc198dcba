import {planCost} from '../lib/calculators/planCosts';
import {priceList} from './priceList';

/** An invented partner that has outgrown its plan a little: how add-ons add up, shown in the pricing page's hero. */
const sample = {extraClients: 12, extraUsers: 1, sample: true} as const;

const toCents = (eur: number) => Math.round(eur * 100) / 100;

/** The plan that most choose, else the smallest, where it has limits and add-ons. */
function samplePlan() {
  const {priced, entry} = priceList;
  const {addOns, clients, mspUsers, ...plan} = priced.find(({popular}) => popular) ?? entry;
  return addOns && clients !== null && mspUsers !== null ? {...plan, addOns, clients, mspUsers} : undefined;
}

function orderOf(plan: NonNullable<ReturnType<typeof samplePlan>>) {
  const extraClients = toCents(sample.extraClients * plan.addOns.extraClient);
  const extraUsers = toCents(sample.extraUsers * plan.addOns.extraUser);
  const demand = {clients: plan.clients + sample.extraClients, mspUsers: plan.mspUsers + sample.extraUsers};
  return {
    ...sample,
    plan,
    /** What it costs, EUR per month. */
    eur: {
      plan: plan.eurPerMonth,
      extraClients,
      extraUsers,
      total: planCost(plan, demand).eurPerMonth ?? 0,
    },
  };
}

const plan = samplePlan();

/** The sample order; none where the plan in question has no add-ons or nothing to add to. */
export const sampleOrder = plan && orderOf(plan);

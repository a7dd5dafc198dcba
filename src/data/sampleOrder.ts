import {plans} from './plans';

/** An invented partner that has outgrown its plan a little: how add-ons add up, shown in the pricing page's hero. */
export const sampleOrder = {plan: 'engage', extraClients: 12, extraUsers: 1, sample: true} as const;

const {eurPerMonth, addOns} = plans[sampleOrder.plan];
const toCents = (eur: number) => Math.round(eur * 100) / 100;
const extraClients = toCents(sampleOrder.extraClients * addOns.extraClient);
const extraUsers = toCents(sampleOrder.extraUsers * addOns.extraUser);

/** What the sample order costs, EUR per month. */
export const sampleOrderEur = {
  plan: eurPerMonth,
  extraClients,
  extraUsers,
  total: toCents(eurPerMonth + extraClients + extraUsers),
} as const;

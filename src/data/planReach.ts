import {priceList} from './priceList';
import {priceRulerInputs} from './priceRuler';
import {planCost} from './calculators/planCosts';

/** Scans of a client that is scanned every day, a month. */
const dailyScans = 30;

/** The largest number of clients of the ruler: what each plan costs for them stands beside what it includes. */
export const reachClients = priceRulerInputs.clients.max;

/** How far each plan goes with its add-ons, which bring clients and users but no scans. */
export const planReach = priceList.all.map((plan) => ({
  plan,
  /** EUR per month for `reachClients` with one user; `null` where it cannot be had or is on request. */
  eurPerMonth: planCost(plan, {clients: reachClients, mspUsers: 1}).eurPerMonth,
  /** For how many clients its scans are enough for one a day; `null` is unlimited. */
  dailyClients: plan.scansPerMonth === null ? null : Math.floor(plan.scansPerMonth / dailyScans),
}));

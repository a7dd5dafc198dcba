import {priceList} from './priceList';
import {priceRulerInputs} from './priceRuler';
import {planCost} from './calculators/planCosts';

/** Scans of a client that is scanned every day, a month. */
const dailyScans = 30;

/** Maximum number of clients of the ruler. Each plan's price for them is shown with its limits. */
export const reachClients = priceRulerInputs.clients.max;

/** Limits of each plan with add-ons, which add clients and users but no scans. */
export const planReach = priceList.all.map((plan) => ({
  plan,
  /** EUR per month for `reachClients` with one user; `null` if unavailable or on request. */
  eurPerMonth: planCost(plan, {clients: reachClients, mspUsers: 1}).eurPerMonth,
  /** For how many clients its scans are enough for one a day; `null` is unlimited. */
  dailyClients: plan.scansPerMonth === null ? null : Math.floor(plan.scansPerMonth / dailyScans),
}));

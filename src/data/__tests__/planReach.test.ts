import {planReach, reachClients} from '../planReach';
import {priceList} from '../priceList';

it('says for every plan what many clients cost, and for how many its scans last', () => {
  expect(planReach.map(({plan}) => plan)).toEqual(priceList.all);
  for (const {plan, eurPerMonth, dailyClients} of planReach) {
    const {addOns, clients, scansPerMonth} = plan;
    const more = clients === null ? 0 : Math.max(0, reachClients - clients);
    const cost =
      plan.eurPerMonth === null || (more > 0 && !addOns)
        ? null
        : plan.eurPerMonth + more * (addOns?.extraClient ?? 0);
    expect(eurPerMonth).toBe(cost);
    expect(dailyClients).toBe(scansPerMonth === null ? null : Math.floor(scansPerMonth / 30));
  }
});

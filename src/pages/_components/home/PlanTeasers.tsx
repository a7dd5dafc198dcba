import {home} from '@content/home';
import {PlanCards} from '@site/src/features/sections/PlanCards';
import {useFormats} from '@site/src/site/useFormats';
import {priceList} from '@site/src/data/priceList';
import type {PricedPlan} from '@site/src/data/planSchema';

const words = home.growthPath;

/** Returns a formatter for a plan's limits: clients, scans and, above one, users. */
function useLimits() {
  const {number} = useFormats(words);
  const {clients, users, scans} = words.limits;
  const most = (limit: number | null) => (limit === null ? undefined : number(limit));
  return (plan: PricedPlan) => [
    [clients(most(plan.clients)), ...(plan.mspUsers === 1 ? [] : [users(most(plan.mspUsers))])].join(', '),
    scans(most(plan.scansPerMonth)),
  ];
}

export function PlanTeasers() {
  const {eur} = useFormats(words);
  const limits = useLimits();
  return (
    <PlanCards
      plans={priceList.priced.map((plan) => ({
        name: plan.name,
        price: eur(plan.eurPerMonth),
        period: `${words.perMonth}, ${words.billing}`,
        popular: plan.popular ? words.popular : undefined,
        features: limits(plan),
        action: plan.freeTrial ? words.actions.trial : words.actions.other,
      }))}
    />
  );
}

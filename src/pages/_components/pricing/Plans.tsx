import {pricing} from '@content/pricing';
import {PlanCards} from '@site/src/features/sections/PlanCards';
import {useFormats} from '@site/src/site/useFormats';
import {Section} from '@site/src/ui/Section';
import type {PricedPlan} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {CustomPlan} from './CustomPlan';
import {actionOf, featuresOf, planWords} from './planFacts';

const words = pricing.plans;
const {priced, onRequest, includes} = priceList;

function useCard() {
  const {eur, number} = useFormats(words);
  const limit = (most: number | null) => (most === null ? words.unlimited : number(most));
  return (plan: PricedPlan) => {
    const {name, eurPerMonth, clients, mspUsers, scansPerMonth, addOns, popular} = plan;
    const {tagline, description} = planWords[plan.id]!;
    const extraClient = includes(plan, 'clientWorkspace') ? words.extraWithWorkspace : words.extra;
    return {
      name,
      tagline,
      description,
      price: eur(eurPerMonth),
      period: words.period,
      note: words.note,
      setup: includes(plan, 'logoAndColours') ? words.setupOnce : undefined,
      popular: popular ? words.popular : undefined,
      limits: [
        {
          name: words.limits.clients,
          value: clients === null ? words.unlimited : words.upTo(number(clients)),
          extra: addOns && extraClient(eur(addOns.extraClient), 'client'),
        },
        {
          name: words.limits.mspUsers,
          value: limit(mspUsers),
          extra: addOns && words.extra(eur(addOns.extraUser), 'user'),
        },
        {name: words.limits.scansPerMonth, value: limit(scansPerMonth)},
      ],
      contents: words.contents,
      features: featuresOf(plan),
      action: actionOf(plan),
    };
  };
}

export function Plans() {
  const card = useCard();
  return (
    <Section id="plans" title={words.title} lede={words.lede} near>
      <PlanCards plans={priced.map(card)} aligned />
      {onRequest && <CustomPlan plan={onRequest} />}
    </Section>
  );
}

import {pricing} from '@content/pricing';
import {PlanCards} from '@site/src/components/sections/PlanCards';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {comparedPlanIds, includes, type ComparedPlanId} from '@site/src/data/planFeatures';
import {plans} from '@site/src/data/plans';
import {formats} from '@site/src/lib/format';
import {CustomPlan} from './CustomPlan';
import styles from './Plans.module.css';

const words = pricing.plans;

function useCard() {
  const {language} = useLanguage();
  const {eur, number} = formats(language);
  return (id: ComparedPlanId) => {
    const {name, eurPerMonth, clients, mspUsers, scansPerMonth, addOns, popular} = plans[id];
    const extraClient = includes(id, 'clientWorkspace') ? words.extraClientWithWorkspace : words.extraClient;
    return {
      ...words.items[id],
      name,
      price: eur(eurPerMonth),
      period: words.period,
      note: words.note,
      popular: popular ? words.popular : undefined,
      limits: [
        {name: words.limits.clients, value: words.upTo(number(clients))},
        {name: words.limits.mspUsers, value: number(mspUsers)},
        {name: words.limits.scansPerMonth, value: number(scansPerMonth)},
      ],
      addOns: {
        title: words.addOnsTitle,
        items: [extraClient(eur(addOns.extraClient)), words.extraUser(eur(addOns.extraUser))],
      },
    };
  };
}

/** A card for every plan. */
export function Plans() {
  const card = useCard();
  return (
    <Section id="plans">
      <SectionHeading section="plans" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      <PlanCards plans={comparedPlanIds.map(card)} aligned />
      <CustomPlan />
      <p className={styles.setup}>{words.setup}</p>
    </Section>
  );
}

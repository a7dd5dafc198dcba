import {home} from '@content/home';
import {PlanCards} from '@site/src/components/sections/PlanCards';
import {useLanguage} from '@site/src/components/shell/LanguageContext';
import {plans} from '@site/src/data/plans';
import {comparedPlanIds} from '@site/src/data/planFeatures';
import {formats} from '@site/src/lib/format';

const words = home.growthPath;

/** The three plans that have a price, in short. */
export function PlanTrio() {
  const {language} = useLanguage();
  const {eur} = formats(language);
  return (
    <PlanCards
      plans={comparedPlanIds.map((id) => ({
        ...words.plans[id],
        name: plans[id].name,
        price: eur(plans[id].eurPerMonth),
        period: `${words.perMonth}, ${words.billing}`,
        popular: plans[id].popular ? words.popular : undefined,
      }))}
    />
  );
}

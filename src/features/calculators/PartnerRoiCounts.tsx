import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {cheapest} from '@site/src/data/calculators/planCosts';
import {useFormats} from '../../site/useFormats';
import {Check, X} from '../../ui/icons';
import styles from './PartnerRoiCounts.module.css';

const {counts, planning} = words;
const {priced, includes} = priceList;

/** What the partner calculator counts, and what it does not; and what so many clients cost on the price list. */
export function PartnerRoiCounts({clients}: {clients: number}) {
  const {eur} = useFormats(words);
  const demand = {clients, mspUsers: priceRulerInputs.mspUsers.default};
  const least = cheapest(priced, demand);
  const leastWith = cheapest(
    priced.filter((plan) => includes(plan, 'fullCatalogue')),
    demand,
  );
  return (
    <div className={styles.counts}>
      <h3>{counts.title}</h3>
      <ul>
        {counts.yes.map((point) => (
          <li key={point} className="signed">
            <Check aria-hidden size={16} strokeWidth={3} />
            {point}
          </li>
        ))}
        {counts.no.map((point) => (
          <li key={point} className="signed">
            <X aria-hidden size={16} strokeWidth={3} />
            <span>
              <span className="visuallyHidden">{counts.not}</span> {point}
            </span>
          </li>
        ))}
      </ul>
      {least && (
        <p>
          {planning.listed(clients, least.plan.name, eur(least.eurPerYear))}
          {leastWith &&
            leastWith.plan !== least.plan &&
            planning.listedWith(leastWith.plan.name, eur(leastWith.eurPerYear))}
          .
        </p>
      )}
    </div>
  );
}

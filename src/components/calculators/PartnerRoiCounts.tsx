import {partnerRoiCalculator} from '@content/partnerRoiCalculator';
import {Check, X} from '../ui/icons';
import styles from './PartnerRoiCounts.module.css';

const {title, yes, no, not} = partnerRoiCalculator.counts;

/** What the partner calculator counts, and what it does not. */
export function PartnerRoiCounts() {
  return (
    <div className={styles.counts}>
      <h3>{title}</h3>
      <ul>
        {yes.map((point) => (
          <li key={point} className="signed">
            <Check aria-hidden size={16} strokeWidth={3} />
            {point}
          </li>
        ))}
        {no.map((point) => (
          <li key={point} className="signed">
            <X aria-hidden size={16} strokeWidth={3} />
            <span>
              <span className="visuallyHidden">{not}</span> {point}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

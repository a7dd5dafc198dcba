import {Check} from '@site/src/ui/icons';
import {comparison} from '@content/comparison';
import {savingsCalculator} from '@content/savingsCalculator';
import {TableRegion} from '@site/src/features/reading/TableRegion';
import {useFormats} from '@site/src/site/useFormats';
import {featurePlans} from '@site/src/data/planFacts';
import {averageCostEur, toolCostEur, toolFeature, toolIds, traditionalStackEur} from '@site/src/data/savings';
import styles from './CostTable.module.css';

const words = comparison.table;

/**
 * What each tool costs elsewhere, and with which plan it comes. On a phone a feature and its tool stand above its two
 * cells, so that no cost is out of view.
 */
export function CostTable() {
  const {eur} = useFormats(words);
  const {from, to, typical} = traditionalStackEur;
  return (
    <div className={styles.costs}>
      <TableRegion className={styles.table}>
        <caption className="visuallyHidden">{words.caption}</caption>
        <thead>
          <tr>
            {/* On a phone the feature and its tool need no heading. */}
            <th scope="col" className="hiddenOnPhones">
              {words.feature}
            </th>
            <th scope="col" className="hiddenOnPhones">
              {words.tool}
            </th>
            <th scope="col" className={styles.cost}>
              {words.cost}
            </th>
            <th scope="col">{words.included}</th>
          </tr>
        </thead>
        <tbody>
          {toolIds.map((id) => (
            <tr key={id}>
              <th scope="row">{savingsCalculator.toolNames[id]}</th>
              <td>{words.tools[id]}</td>
              <td className={styles.cost}>
                <b className="num">{eur(averageCostEur(id))}</b>{' '}
                <span className="num">({words.range(toolCostEur[id][0], toolCostEur[id][1])})</span>
              </td>
              <td>
                <Check aria-hidden size={20} strokeWidth={2.5} />
                {words.plansWith(featurePlans[toolFeature[id]])}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td>{words.sumTools}</td>
            <td className={styles.cost}>
              <b className="num">{eur(typical)}</b> <span className="num">({words.range(from, to)})</span>
            </td>
            <td>{words.sumIncluded}</td>
          </tr>
        </tfoot>
      </TableRegion>
    </div>
  );
}

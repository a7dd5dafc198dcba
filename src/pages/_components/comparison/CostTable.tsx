/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Rows are laid out as grids on a phone, and a browser may then forget what a table and its parts are. */
import {Check} from '@site/src/components/ui/icons';
import {comparison} from '@content/comparison';
import {savingsCalculator} from '@content/savingsCalculator';
import {TableRegion} from '@site/src/components/reading/TableRegion';
import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import {averageCostEur, toolCostEur, toolFeature, toolIds, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import styles from './CostTable.module.css';

const words = comparison.table;

/**
 * What each tool costs elsewhere, and with which plan it comes. On a phone a feature and its tool stand above its two
 * cells, so that no cost is out of view.
 */
export function CostTable() {
  const language = useWordsLanguage(words);
  const {eur} = formats(language);
  const {from, to, typical} = traditionalStackEur;
  return (
    <div className={styles.costs}>
      <TableRegion role="table" className={styles.table}>
        <caption className="visuallyHidden">{words.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {/* On a phone the feature and its tool need no heading. */}
            <th role="columnheader" scope="col" className="hiddenOnPhones">
              {words.feature}
            </th>
            <th role="columnheader" scope="col" className="hiddenOnPhones">
              {words.tool}
            </th>
            <th role="columnheader" scope="col" className={styles.cost}>
              {words.cost}
            </th>
            <th role="columnheader" scope="col">
              {words.included}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {toolIds.map((id) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {savingsCalculator.toolNames[id]}
              </th>
              <td role="cell">{words.tools[id]}</td>
              <td role="cell" className={styles.cost}>
                <b className="num">{eur(averageCostEur(id))}</b>{' '}
                <span className="num">({words.range(toolCostEur[id][0], toolCostEur[id][1])})</span>
              </td>
              <td role="cell">
                <Check aria-hidden size={20} strokeWidth={2.5} />
                {words.plansWith(toolFeature[id])}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {words.sum}
            </th>
            <td role="cell">{words.sumTools}</td>
            <td role="cell" className={styles.cost}>
              <b className="num">{eur(typical)}</b> <span className="num">({words.range(from, to)})</span>
            </td>
            <td role="cell">{words.sumIncluded}</td>
          </tr>
        </tfoot>
      </TableRegion>
    </div>
  );
}

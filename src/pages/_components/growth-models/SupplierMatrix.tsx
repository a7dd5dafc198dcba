import {Check, CircleHelp, Wrench, type Icon} from '@site/src/ui/icons';
import type {growthModels} from '@content/growthModels';
import {TableRegion} from '@site/src/features/reading/TableRegion';
import {sampleSuppliers, supplierControls, type ControlState} from '@site/src/data/sampleSuppliers';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './SupplierMatrix.module.css';

const icons: Record<ControlState, Icon> = {met: Check, open: Wrench, unanswered: CircleHelp};

type SupplierMatrixProps = Pick<
  typeof growthModels.enterprise.supplyChain,
  'caption' | 'supplier' | 'controls' | 'suppliers' | 'states'
>;

/** On a phone the words of states appear only in the legend, so that all controls fit. */
export function SupplierMatrix({caption, supplier, controls, suppliers, states}: SupplierMatrixProps) {
  return (
    <div className={styles.matrix}>
      <TableRegion>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{supplier}</th>
            {supplierControls.map((control) => (
              <th key={control} scope="col">
                <span>{controls[control]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleSuppliers.map(({id, states: row}) => (
            <tr key={id}>
              <th scope="row">{suppliers[id]}</th>
              {row.map((state, index) => {
                const Icon = icons[state];
                return (
                  <td key={supplierControls[index]} data-state={state}>
                    <span className={styles.state}>
                      <Icon aria-hidden size={15} strokeWidth={2.5} />
                      <span className="hiddenOnPhones">{states[state]}</span>
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <p className={styles.legend} aria-hidden>
        {keysOf(icons).map((state) => {
          const Icon = icons[state];
          return (
            <span key={state} className={styles.state} data-state={state}>
              <Icon size={15} strokeWidth={2.5} />
              {states[state]}
            </span>
          );
        })}
      </p>
    </div>
  );
}

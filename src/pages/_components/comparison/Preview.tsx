import {
  Bug,
  ClipboardCheck,
  FileText,
  KanbanSquare,
  PanelsTopLeft,
  ScanEye,
  type Icon,
} from '@site/src/ui/icons';
import {pricingComparison} from '@content/pricingComparison';
import {useFormats} from '@site/src/site/useFormats';
import {brand} from '@site/src/data/brand';
import {productPerClientEur, toolIds, traditionalStackEur, type ToolId} from '@site/src/data/savings';
import {Card} from '@site/src/ui/Card';
import styles from './Preview.module.css';

const words = pricingComparison.preview;

const icons: Record<ToolId, Icon> = {
  vulnerability: Bug,
  compliance: ClipboardCheck,
  darkweb: ScanEye,
  project: KanbanSquare,
  reporting: FileText,
  portal: PanelsTopLeft,
};

export function Preview() {
  const {eur} = useFormats(words);
  return (
    <Card as="figure" className={styles.preview} aria-label={words.label}>
      <div className={styles.side}>
        <div className={styles.tools} aria-hidden>
          {toolIds.map((id) => {
            const Icon = icons[id];
            return <Icon key={id} size={22} strokeWidth={1.75} />;
          })}
        </div>
        <p className={styles.name}>
          {words.stack} <span className="caption">{words.stackNote}</span>
        </p>
        <p className={styles.price}>
          <b className="num">{eur(traditionalStackEur.typical)}</b>
          <span>{words.perMonth}</span>
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.product} aria-hidden>
          {brand.name}
        </div>
        <p className={styles.name}>
          {brand.name} <span className="caption">{words.productNote}</span>
        </p>
        <p className={styles.price}>
          <b className="num">{eur(productPerClientEur)}</b>
          <span>{words.perMonth}</span>
        </p>
      </div>
      <p className={styles.saving}>{words.saving}</p>
    </Card>
  );
}

import type {ReactNode} from 'react';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {PartnerMark} from '../illustrations/PartnerMark';
import {cardLook} from '../ui/Card';
import styles from './PriceSheet.module.css';

const [partner] = sampleBrands;

interface PriceSheetProps {
  /** One table of four columns, in Markdown: what a line is about, and three packages. */
  children: ReactNode;
}

/**
 * A partner's price list as its client sees it: three packages, the middle one marked, below the partner's brand. That is the
 * visitor's, where the visit wears one.
 */
export function PriceSheet({children}: PriceSheetProps) {
  return (
    <div className={cardLook({className: styles.sheet})} style={{'--partner': partner.colour}}>
      <PartnerMark partner={partner} />
      {children}
    </div>
  );
}

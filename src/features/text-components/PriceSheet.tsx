import type {ReactNode} from 'react';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {PartnerMark} from '../illustrations';
import {cardLook} from '../../ui/Card';
import styles from './PriceSheet.module.css';

const [partner] = sampleBrands;

interface PriceSheetProps {
  /** One Markdown table of four columns: subject of the line, and three packages. */
  children: ReactNode;
}

/** A partner's price list as its client sees it, under the visit's brand or a sample partner's. */
export function PriceSheet({children}: PriceSheetProps) {
  return (
    <div className={cardLook({className: styles.sheet})} style={{'--partner': partner.colour}}>
      <PartnerMark partner={partner} />
      {children}
    </div>
  );
}

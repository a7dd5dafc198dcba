import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {PartnerMark} from '@site/src/features/illustrations';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {shownSheets} from '@site/src/data/sheetForms';
import SheetBrand from './SheetBrand.island';
import {SheetPaper} from './SheetPaper';
import styles from './SheetOpening.module.css';

/** Anchor of the name form. */
export const openingId = 'brand';

const [partner] = sampleBrands;

/** A sample partner's colour, until the visit has a brand. */
export const partnerColour = {'--partner': partner.colour};

/**
 * Header of a page about sheets with the visitor's name: title, form for name and colour, and a live preview. Without
 * JavaScript, there is no form, and the sheets have a sample partner's name.
 */
export function SheetOpening({children}: {children: ReactNode}) {
  useBrokenLinks().collectAnchor(openingId);
  return (
    <div id={openingId} className={styles.opening}>
      <div>
        {children}
        <div className="scriptOnly screenOnly">
          <SheetBrand when="intent" />
        </div>
      </div>
      {/* Decorative: the page lists the sheets below. */}
      <div className={styles.sheets} style={partnerColour} data-tried="" data-article="omit" aria-hidden>
        {shownSheets.toReversed().map((kind) => (
          <div key={kind}>
            <div className={styles.head}>
              <PartnerMark partner={partner} />
            </div>
            <SheetPaper kind={kind} worn />
          </div>
        ))}
      </div>
    </div>
  );
}

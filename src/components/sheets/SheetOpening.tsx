import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {PartnerMark} from '@site/src/components/illustrations/PartnerMark';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {shownSheets} from '@site/src/data/sheetForms';
import SheetBrand from './SheetBrand.island';
import {SheetPaper} from './SheetPaper';
import styles from './SheetOpening.module.css';

/** Where a name can be entered, for links. */
export const openingId = 'brand';

const [partner] = sampleBrands;

/** For what sheets lie in: until the visit wears a brand, they have a sample partner's. */
export const partnerColour = {'--partner': partner.colour};

/**
 * How a page opens that is about sheets with the visitor's name: its title, a form for the name and a colour, and beside them
 * sheets that show both while they are entered. Without script there is no form, and the sheets have a sample partner's name.
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
      {/* A picture: what the sheets are called, and where they are, the page says below. */}
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

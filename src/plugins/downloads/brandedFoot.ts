import {palette} from '../brand/palette';
import {area, type Sheet} from '../pdf/sheet';

/** Where the line stands, in points from the upper edge. */
const top = 797;

/**
 * Writes what stands at the foot of every page of a paper in the partner's brand, whose name and colour stand at the head
 * of each from the second on. Comes last: it counts the pages.
 *
 * @param foot what the paper is
 * @param pageOf words for 'page 2 of 8'
 */
export function drawBrandedFoot(
  sheet: Sheet,
  foot: string,
  pageOf: (page: number, of: number) => string,
): void {
  const look = {size: 8, colour: palette.muted};
  sheet.onEveryPage((page, of) => {
    if (page > 1) {
      sheet.brandSlot();
    }
    sheet.put(pageOf(page, of), [area.right - 120, top, 120], {...look, align: 'right'});
    sheet.put(foot, [area.left, top, 340], look);
  });
}

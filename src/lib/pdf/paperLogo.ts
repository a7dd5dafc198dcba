import type {VisitLogo} from '../visitBrand';
import {largestLogo, type PaperLogo} from './brandSlot';

/** Heights to try, pixels: the first is sharp on paper, the last fits whatever the logo shows. */
const heights = [96, 64, 40, 24];
/** The widest, pixels. */
const widest = 480;

/**
 * The logo that the visit wears as PDF files take it: JPEG, on white, small enough for the place that they have.
 *
 * @returns `undefined` where there is no logo, or the browser does not let its pixels be read
 */
export async function paperLogo(logo: VisitLogo | undefined): Promise<PaperLogo | undefined> {
  if (!logo) {
    return undefined;
  }
  try {
    const image = new Image();
    image.src = logo.url;
    await image.decode();
    for (const most of heights) {
      const height = Math.max(Math.round(Math.min(most, widest / logo.ratio)), 1);
      const width = Math.max(Math.round(height * logo.ratio), 1);
      const canvas = Object.assign(document.createElement('canvas'), {width, height});
      const brush = canvas.getContext('2d')!;
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, width, height);
      brush.drawImage(image, 0, 0, width, height);
      const letters = atob(canvas.toDataURL('image/jpeg', 0.85).replace(/^.*,/, ''));
      if (letters.length <= largestLogo) {
        return {jpeg: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), width, height};
      }
    }
  } catch {
    // The name stands there alone.
  }
  return undefined;
}

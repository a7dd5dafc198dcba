import type {VisitLogo} from '../../data/visitBrand';
import type {PaperLogo} from './slots';
import {toBytes} from './update';

/** Sharp on paper, and the widest; pixels. */
const largest = {height: 96, width: 480};

/** Converts the visit's logo to JPEG on white. Returns `undefined` without a logo, or if its pixels are unreadable. */
export async function paperLogo(logo: VisitLogo | undefined): Promise<PaperLogo | undefined> {
  if (!logo) {
    return undefined;
  }
  try {
    const image = new Image();
    image.src = logo.url;
    await image.decode();
    const height = Math.max(Math.round(Math.min(largest.height, largest.width / logo.ratio)), 1);
    const width = Math.max(Math.round(height * logo.ratio), 1);
    const canvas = Object.assign(document.createElement('canvas'), {width, height});
    const brush = canvas.getContext('2d')!;
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, width, height);
    brush.drawImage(image, 0, 0, width, height);
    const jpeg = toBytes(atob(canvas.toDataURL('image/jpeg', 0.85).replace(/^.*,/, '')));
    return {jpeg, width, height};
  } catch {
    // The name stands there alone.
  }
  return undefined;
}

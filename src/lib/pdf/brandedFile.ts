import {hostPart} from '../brandName';
import {saveFile} from '../saveFile';
import type {VisitLogo} from '../visitBrand';
import {fillSlot} from './brandSlot';
import {signLetterLines} from './letterLine';
import {paperLogo} from './paperLogo';

/** What is written into a PDF: a name, the colour behind it and that of the letters, and a logo. */
interface FileBrand {
  readonly name: string;
  readonly fill: string;
  readonly on: string;
  readonly logo?: VisitLogo;
}

/**
 * Saves a PDF that the build made with a brand in it: in the band of a sheet (`brandSlot.ts`), under the letters of a guide
 * (`letterLine.ts`). What has a place for neither is saved as it is. Nothing is sent.
 *
 * @param href address of the file
 * @throws Error where it cannot be loaded
 */
export async function saveBrandedFile(href: string, brand: FileBrand): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) {
    throw new Error(`${href} answered ${answer.status}.`);
  }
  const file = new Uint8Array(await answer.arrayBuffer());
  const filled = fillSlot(file, {...brand, logo: await paperLogo(brand.logo)});
  const signed = signLetterLines(file, brand.name);
  const name = href.replace(/.*\//, '');
  saveFile(
    new Blob([file], {type: 'application/pdf'}),
    filled || signed > 0 ? `${hostPart(brand.name) || 'sheet'}-${name}` : name,
  );
}

import {hostPart} from '../brandName';
import {saveFile} from '../saveFile';
import type {VisitLogo} from '../visitBrand';
import {fillSlot} from './brandSlot';
import {paperLogo} from './paperLogo';

/** What is written into a PDF: a name, the colour behind it and that of the letters, and a logo. */
interface FileBrand {
  readonly name: string;
  readonly fill: string;
  readonly on: string;
  readonly logo?: VisitLogo;
}

/**
 * Saves a PDF that the build made with a brand in it (`brandSlot.ts`). Nothing is sent.
 *
 * @param href address of the file
 * @throws Error where it cannot be loaded, or has no place for a brand
 */
export async function saveBrandedFile(href: string, brand: FileBrand): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) {
    throw new Error(`${href} answered ${answer.status}.`);
  }
  const file = new Uint8Array(await answer.arrayBuffer());
  fillSlot(file, {...brand, logo: await paperLogo(brand.logo)});
  saveFile(
    new Blob([file], {type: 'application/pdf'}),
    `${hostPart(brand.name) || 'sheet'}-${href.replace(/.*\//, '')}`,
  );
}

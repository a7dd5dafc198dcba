import {hostPart} from '../brandName';
import {saveFile} from '../saveFile';
import {fillSlot, type SlotBrand} from './brandSlot';

/**
 * Saves a PDF that the build made with a brand in it (`brandSlot.ts`). Nothing is sent.
 *
 * @param href address of the file
 * @throws Error where it cannot be loaded, or has no place for a brand
 */
export async function saveBrandedFile(
  href: string,
  brand: SlotBrand & {readonly name: string},
): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) {
    throw new Error(`${href} answered ${answer.status}.`);
  }
  const file = new Uint8Array(await answer.arrayBuffer());
  fillSlot(file, brand);
  saveFile(
    new Blob([file], {type: 'application/pdf'}),
    `${hostPart(brand.name) || 'sheet'}-${href.replace(/.*\//, '')}`,
  );
}

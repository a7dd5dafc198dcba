import {hostPart, letterOf} from '../../data/brandName';
import {saveFile} from '../../lib/saveFile';
import type {VisitLogo} from '../../data/visitBrand';
import {paperLogo} from './paperLogo';
import {fillSlots} from './fillSlots';
import type {PaperLogo} from './slots';

/** A name, the colour behind it, and that of its letters. */
export interface FileBrand {
  readonly name: string;
  readonly fill: string;
  readonly on: string;
}

export async function loadFile(href: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(href);
  if (!answer.ok) {
    throw new Error(`${href} answered ${answer.status}.`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}

export const pdfBlob = (file: Uint8Array<ArrayBuffer>) => new Blob([file], {type: 'application/pdf'});

/**
 * Puts a brand into the band of a sheet and into a guide's letters.
 *
 * @returns a new file, or `undefined` without slots for a brand
 */
export const brandFile = (file: Uint8Array, {name, fill, on}: FileBrand, logo?: PaperLogo) =>
  fillSlots(file, {
    text: ({id, text}) => (id === 'letter' ? letterOf(name, text) : name),
    colours: {brand: {text: on, box: fill}},
    logo,
  });

/**
 * Saves a PDF from the build with a brand, or unchanged if it has no slots. Sends nothing.
 *
 * @throws Error if it cannot be loaded
 */
export async function saveBrandedFile(
  href: string,
  {logo, ...brand}: FileBrand & {readonly logo?: VisitLogo},
): Promise<void> {
  const file = await loadFile(href);
  const branded = brandFile(file, brand, await paperLogo(logo));
  const name = href.replace(/.*\//, '');
  saveFile(pdfBlob(branded ?? file), branded ? `${hostPart(brand.name) || 'sheet'}-${name}` : name);
}

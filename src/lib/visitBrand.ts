/** The brand that this visit wears: kept in the browser until the tab is closed, and read by whatever is made there. */
import {cleanName} from './brandName';
import {parseHex} from './colour';

/** A logo, small enough to stand in a style sheet. */
export interface VisitLogo {
  /** The picture itself, as a `data:` address of a PNG. */
  readonly url: string;
  /** Its width for a height of one. */
  readonly ratio: number;
}

/** A company whose brand the site wears for a visit. */
export interface VisitBrand {
  readonly name: string;
  /** As it was picked, '#rrggbb'; `brandColours` makes readable ones of it. */
  readonly colour: string;
  readonly logo?: VisitLogo;
}

/** Event of the window: this visit's brand is another one, or none. */
export const visitBrandChanged = 'visitbrand';

const keys = {brand: 'brandPreview', logo: 'brandLogo', style: 'brandStyle'} as const;

/** A logo as it was stored; `undefined` for anything else. */
function logoIn(text: string | null): VisitLogo | undefined {
  const {url, ratio} = JSON.parse(text ?? '{}') as Partial<VisitLogo>;
  return typeof url === 'string' && /^data:image\/png;base64,[\w+/=]+$/.test(url) && Number(ratio) > 0
    ? {url, ratio: Number(ratio)}
    : undefined;
}

/** The brand that this visit wears; `undefined` where it wears the site's own, or storage is off. */
export function visitBrand(): VisitBrand | undefined {
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(keys.brand) ?? '');
    const name = cleanName(stored.get('brand') ?? '');
    const colour = parseHex(stored.get('colour') ?? '');
    const logo = logoIn(sessionStorage.getItem(keys.logo));
    return name && colour ? {name, colour, ...(logo && {logo})} : undefined;
  } catch {
    // Storage is off, or holds what is not ours.
    return undefined;
  }
}

/** The logo that this visit wears, for a company of this name: it stands beside its own name alone. */
export function visitLogo(name: string | undefined): VisitLogo | undefined {
  const worn = visitBrand();
  return worn?.name === name ? worn?.logo : undefined;
}

/**
 * Lets this visit wear a brand, on this page and all that follow.
 *
 * @param style the style sheet that makes a page look like it (`visitStyle`)
 */
export function wearBrand({name, colour, logo}: VisitBrand, style: string): void {
  try {
    sessionStorage.setItem(keys.brand, `?${new URLSearchParams({brand: name, colour: colour.slice(1)})}`);
    sessionStorage.setItem(keys.style, style);
    if (logo) {
      sessionStorage.setItem(keys.logo, JSON.stringify(logo));
    } else {
      sessionStorage.removeItem(keys.logo);
    }
  } catch {
    // Storage is off or full: the brand is where it was tried on, and goes with that page.
  }
  announceChange();
}

/** Gives this visit the site's own brand back. */
export function takeBrandOff(): void {
  try {
    Object.values(keys).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage is off: nothing is worn.
  }
  announceChange();
}

function announceChange(): void {
  globalThis.dispatchEvent?.(new Event(visitBrandChanged));
}

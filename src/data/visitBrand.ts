/** The visitor's preview brand. Session storage keeps it until the tab is closed, for everything generated there. */
import {cleanName} from './brandName';
import {parseHex} from '../lib/colour';

export interface VisitLogo {
  /** `data:` address of a PNG. */
  readonly url: string;
  /** Width divided by height. */
  readonly ratio: number;
}

export interface VisitBrand {
  readonly name: string;
  /** The picked colour, '#rrggbb'. `brandColours` derives readable ones. */
  readonly colour: string;
  readonly logo?: VisitLogo;
}

/** Event of the window, dispatched when this visit's brand changes or ends. */
export const visitBrandChanged = 'visitbrand';

const keys = {brand: 'brandPreview', logo: 'brandLogo', style: 'brandStyle'} as const;

function logoIn(text: string | null): VisitLogo | undefined {
  const {url, ratio} = JSON.parse(text ?? '{}') as Partial<VisitLogo>;
  return typeof url === 'string' && /^data:image\/png;base64,[\w+/=]+$/.test(url) && Number(ratio) > 0
    ? {url, ratio: Number(ratio)}
    : undefined;
}

/** Returns the brand of this visit; `undefined` if there is none or storage is disabled. */
export function visitBrand(): VisitBrand | undefined {
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(keys.brand) ?? '');
    const name = cleanName(stored.get('brand') ?? '');
    const colour = parseHex(stored.get('colour') ?? '');
    const logo = logoIn(sessionStorage.getItem(keys.logo));
    return name && colour ? {name, colour, ...(logo && {logo})} : undefined;
  } catch {
    // Storage is disabled, or contains foreign data.
    return undefined;
  }
}

/** Returns the logo of this visit, only for the company of the same name. */
export function visitLogo(name: string | undefined): VisitLogo | undefined {
  const worn = visitBrand();
  return worn?.name === name ? worn?.logo : undefined;
}

/** Applies a brand with its style sheet (`visitStyle`) to this page and all that follow in this visit. */
export function wearBrand({name, colour, logo}: VisitBrand, style: string): void {
  try {
    sessionStorage.setItem(keys.brand, `?${new URLSearchParams({brand: name, colour: colour.slice(1)})}`);
    // Not for pages without visitors' brands (`unbrandedRoutes`).
    sessionStorage.setItem(keys.style, `:where(:root:not([data-unbranded])){${style}}`);
    if (logo) {
      sessionStorage.setItem(keys.logo, JSON.stringify(logo));
    } else {
      sessionStorage.removeItem(keys.logo);
    }
  } catch {
    // Storage is disabled or full: the preview lasts as long as this page.
  }
  announceChange();
}

export function takeBrandOff(): void {
  try {
    Object.values(keys).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage is disabled, so there is no brand.
  }
  announceChange();
}

function announceChange(): void {
  globalThis.dispatchEvent?.(new Event(visitBrandChanged));
}

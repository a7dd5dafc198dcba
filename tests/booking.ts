import {brand} from '@site/src/data/brand';
import {pathIn} from '@site/src/lib/locale';

/** Returns the target of booking buttons: the brand's booking page, else the contact form. */
export function bookingHref(language: string): string {
  return brand.links.booking ?? pathIn(language, '/contact');
}

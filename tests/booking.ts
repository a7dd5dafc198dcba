import {brand} from '@site/src/data/brand';
import {pathIn} from '@site/src/lib/locale';

/** Where booking buttons lead: to the booking page of the brand or, where there is none, to the contact form. */
export function bookingHref(language: string): string {
  return brand.links.booking ?? pathIn(language, '/contact');
}

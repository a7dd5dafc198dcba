import {brand} from '@site/src/data/brand';
import {pathIn} from '@site/src/lib/locale';

/** Where booking buttons lead: to the booking page of the brand or, where there is none, to the contact form. */
export function bookingHref(language: string): string {
  return brand.links.booking ?? pathIn(language, '/contact');
}

/** The booking page; fails where the brand has none, so that a test skips itself first. */
export function bookingPage(): string {
  if (brand.links.booking === undefined) {
    throw new Error('The brand has no booking page: skip this test.');
  }
  return brand.links.booking;
}

/** Why a test of the booking page is skipped. */
export const noBooking = 'the brand has no booking page';

import {sourceLanguage, withRegion} from './locale';

/**
 * Returns formatters for one language, built on `Intl`. Digits are always grouped: some languages would write "1999"
 * without a separator.
 *
 * @param language language of the page, a BCP 47 tag
 * @param currency of all amounts but dollars, an ISO 4217 code
 */
export function formats(language: string, currency: string) {
  const format = (options: Intl.NumberFormatOptions) => {
    const instance = new Intl.NumberFormat(language, {useGrouping: 'always', ...options});
    // `+ 0` turns −0 into 0. Negative numbers get a minus sign, since most languages use a hyphen.
    return (value: number) => instance.format(value + 0).replace('-', '−');
  };
  const own = {style: 'currency', currency} as const;
  // The sign alone: some languages would write "US$".
  const dollar = {style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol'} as const;
  const amount = (money: Intl.NumberFormatOptions, decimals = 0) => {
    // Two cents, none of a yen, three of a dinar.
    const {maximumFractionDigits: cents = 0} = new Intl.NumberFormat(language, money).resolvedOptions();
    const whole = format({...money, maximumFractionDigits: 0});
    const parts = format({...money, maximumFractionDigits: Math.max(cents, decimals)});
    return (value: number) => (Number.isInteger(value) ? whole : parts)(value);
  };
  return {
    /** 3000 → "3,000" or "3.000"; at most one decimal. */
    number: format({maximumFractionDigits: 1}),
    list: (items: readonly string[]) => listIn(language, items),
    /** An amount: 1999 → "€1,999" or "1.999 €"; cents only if not zero. */
    eur: amount(own),
    /** An amount, always with cents, for columns that are added up. */
    eurAndCents: format(own),
    /** A whole amount. */
    eurWhole: format({...own, maximumFractionDigits: 0}),
    /** Name of the currency after a number: "euros" or "euro". */
    get currencyName() {
      return nameOf(language, currency);
    },
    /** US dollars: 1000 → "$1,000" or "1.000 $"; cents only if not zero. */
    usd: amount(dollar),
    /** Up to six decimals, so that readers can check a written-out sum. */
    exact: {number: format({maximumFractionDigits: 6}), eur: amount(own, 6), usd: amount(dollar, 6)},
    /** A quotient, cut off after two decimals. */
    quotient: (value: number) => format({maximumFractionDigits: 2})(Math.floor(value * 100) / 100),
    /** Takes percent, not a fraction: 29.7 → "29.7%" or "29,7%"; at most one decimal. */
    percent: (value: number) => format({style: 'percent', maximumFractionDigits: 1})(value / 100),
    /** Takes percent, not a fraction; always one decimal: 500 → "500.0%" or "500,0%". */
    percentWithDecimal: (value: number) =>
      format({style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1})(value / 100),
  };
}

/** "a, b and c" or "a, b e c". */
export const listIn = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(withRegion(language), {type: 'conjunction'}).format(items);

function nameOf(language: string, currency: string): string {
  const format = new Intl.NumberFormat(language, {style: 'currency', currency, currencyDisplay: 'name'});
  return format.formatToParts(2).find(({type}) => type === 'currency')?.value ?? currency;
}

const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day.slice(0, 10)));

/** Italian writes the first of a month as an ordinal, which Intl does not: "1° gennaio", read "primo gennaio". */
const withOrdinal = (language: string, date: string) =>
  new Intl.Locale(language).language === 'it' ? date.replace(/^1 /, '1° ') : date;

/** Formats an ISO 8601 date (UTC): "20 August 2025" or "20 agosto 2025". */
export const longDate = (language: string, day: string): string =>
  withOrdinal(language, dayIn(withRegion(language), day));

/** Formats a day without its year, for a letter: "7 May" or "7 maggio". */
export const dayAndMonth = (language: string, day: string): string =>
  withOrdinal(
    language,
    new Intl.DateTimeFormat(withRegion(language), {day: 'numeric', month: 'long', timeZone: 'UTC'}).format(
      new Date(day),
    ),
  );

/** Formats "2026-11-04" or "2026-11-04 22:14" (UTC) for narrow places: "4 Nov", "4 Nov, 22:14" or "4 nov, 22:14". */
export function shortMoment(language: string, moment: string): string {
  const [day = '', minute] = moment.split(' ');
  return new Intl.DateTimeFormat(withRegion(language), {
    day: 'numeric',
    month: 'short',
    ...(minute && {hour: '2-digit', minute: '2-digit'}),
    timeZone: 'UTC',
  }).format(new Date(minute ? `${day}T${minute}Z` : day));
}

/** Formats the ISO 8601 date of an agreement's last update. English has the client's format: "August 20, 2025". */
export const agreementDate = (language: string, day: string): string =>
  language === sourceLanguage ? dayIn('en-US', day) : longDate(language, day);

/** Returns the name of a month, 1 to 12: "June" or "giugno" if long, its initial if narrow. */
export function monthName(language: string, month: number, width: 'long' | 'short' | 'narrow'): string {
  return new Intl.DateTimeFormat(language, {month: width, timeZone: 'UTC'}).format(
    new Date(Date.UTC(2000, month - 1)),
  );
}

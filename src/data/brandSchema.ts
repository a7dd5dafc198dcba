import * as z from 'zod';
import {isMailAddress} from '../lib/mailAddress';
import {readSiteAddress, siteAddressHint} from '../lib/siteAddress';

const text = (least: number, what: string) => z.string(`must be ${what}`).min(least, `must be ${what}`);
const httpsUrl = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
  abort: true,
});
const emailHint = 'must be an email address, such as hello@company.com';
const email = z.string(emailHint).refine(isMailAddress, emailHint);
/** One address for all languages, or one per language: {en: 'https://…', it: 'https://…'}. The default is `en`. */
const linkPerLanguage = z.union([httpsUrl, z.object({en: httpsUrl}).catchall(httpsUrl)], {
  error:
    'must be an address that begins with https://, or one for each language, such as {en: …, it: …} with one for en',
});
export type LinkPerLanguage = z.infer<typeof linkPerLanguage>;

const partnerLink = z.strictObject({name: text(2, 'the name that the link shows'), url: httpsUrl});

/**
 * VAT number in the format of VIES: two letters and 2 to 12 characters (Council Directive 2006/112/EC, Article 215; the
 * Commission's list of structures). Italy's has eleven digits, the last of which is a check digit.
 */
const vatNumber = z
  .string('must be the VAT number with its country, such as IT12345678903')
  .regex(
    /^[A-Z]{2}[0-9A-Z+*]{2,12}$/,
    'must be the VAT number with its country and without spaces, such as IT12345678903',
  )
  .refine(
    (number) => !number.startsWith('IT') || italianChecksum(number.slice(2)),
    'is not a number that Italy gives: eleven digits, and the last one checks the others. Compare it with the certificate',
  );

/** Verifies the check digit of a partita IVA (Luhn's sum, D.P.R. 633/1972 and the tax agency's rules). */
function italianChecksum(digits: string): boolean {
  const sum = [...digits]
    .map((digit, index) =>
      index % 2 === 0 ? Number(digit) : ((Number(digit) * 2) % 10) + Math.floor(Number(digit) / 5),
    )
    .reduce((total, value) => total + value, 0);
  return /^\d{11}$/.test(digits) && sum % 10 === 0;
}

const seat = z.strictObject({
  street: text(2, 'street and number'),
  postalCode: text(3, 'the postal code, between quotes'),
  city: text(2, 'the town'),
  /** Province of an Italian town, shown after the town in addresses: 'MI'. */
  province: z
    .string('must be the two letters of a province')
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a province, such as MI')
    .optional(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string('must be the two letters of a country')
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as IT or DE'),
});

/**
 * Particulars that the law requires on a company's site besides name, seat and VAT number. The site shows each one that
 * is set. In Italy: Article 2250 of the Civil Code (register, capital, sole shareholder, liquidation) and Article 7 of
 * Legislative Decree 70/2003 (register, REA, addresses).
 */
const particulars = z.strictObject({
  /** Register of companies and number: 'Registro delle imprese di Milano', 'HRB 12345' of 'Amtsgericht Berlin'. */
  register: z
    .strictObject({name: text(2, 'the name of the register'), number: text(2, 'the number in the register')})
    .optional(),
  /** Economic and administrative index: 'MI-1234567'. */
  rea: z
    .string()
    .regex(/^[A-Z]{2}-\d{5,7}$/, 'must be province and number of the REA, such as MI-1234567')
    .optional(),
  /** Share capital in EUR, and its paid-up part. */
  shareCapital: z
    .strictObject({
      eur: z.number('must be an amount in EUR, without quotes').positive('must be more than 0'),
      paidUpEur: z.number('must be an amount in EUR, without quotes').nonnegative('must not be negative'),
    })
    .refine(({eur, paidUpEur}) => paidUpEur <= eur, 'paidUpEur must not be more than eur')
    .optional(),
  /** Tax code (codice fiscale), if it differs from the VAT number. */
  taxCode: text(5, 'the tax code').optional(),
  /** Certified email address (PEC). */
  pec: email.optional(),
  /** Recipient code of the Exchange System (SDI) for electronic invoices: 'ABC1234'. */
  recipientCode: z
    .string()
    .regex(
      /^[A-Z0-9]{6,7}$/,
      'must be the six or seven letters and digits of the recipient code, such as ABC1234',
    )
    .optional(),
  soleShareholder: z.boolean('must be true or false').optional(),
  inLiquidation: z.boolean('must be true or false').optional(),
});

/** A certification. With `certificate`, the badge links to its details. */
const certification = z.strictObject({
  /** Label of the badge: 'ISO 27001'. */
  name: text(2, 'the name of a certificate'),
  /** Full name and edition of the standard: 'ISO/IEC 27001:2022'. */
  standard: text(2, 'the full name of the standard').optional(),
  certificate: z
    .strictObject({
      number: text(2, 'the number of the certificate'),
      /** Issuing body, with its accreditation. */
      body: text(2, 'the certification body'),
      scope: text(10, 'the scope, as the certificate says it'),
      validUntil: z
        .number('must be a year, without quotes')
        .int('must be a year, without quotes')
        .min(2000, 'must be a year, such as 2027'),
      /** Address of the certificate or of its entry in the body's register. */
      url: httpsUrl.optional(),
    })
    .optional(),
});

/** Schema of the brand file. The build and the API's start check it. */
export const brandSchema = z.strictObject({
  name: text(2, 'the name of the product'),
  legalName: text(2, 'the registered name of the company'),
  /** Public address of the home page, without a trailing slash. It may have a path. `SITE_URL` overrides it. */
  siteUrl: httpsUrl
    .refine((url) => !url.endsWith('/'), 'must not end with a slash')
    .refine((url) => readSiteAddress(url) !== undefined, siteAddressHint),
  vatNumber,
  seat,
  particulars: particulars.optional(),
  /** Address shown to visitors. It also receives contact messages, unless `CONTACT_TO` is set. */
  contactEmail: email,
  /** Address for vulnerability reports, in `security.txt` and on the trust page. Default: `contactEmail`. */
  securityEmail: email.optional(),
  /** Sender of the site's own mail, unless `MAIL_FROM` is set. */
  mailFrom: email,
  links: z.strictObject({
    /** Booking page. Demo, trial and sales buttons open it in a new tab; without it, they link to the contact form. */
    booking: httpsUrl.optional(),
    login: httpsUrl.optional(),
    privacyPolicy: linkPerLanguage,
    social: partnerLink.optional(),
    /** Telecom operator that sells the platform: the case study on the growth-models page. */
    telecomPartner: partnerLink.optional(),
    /** Insurer's marketplace that works with the platform: case study and testimonial on the growth-models page. */
    insurerMarketplace: partnerLink.optional(),
  }),
  legal: z.strictObject({
    /** True if counsel has reviewed the legal texts. Until then their pages say that they are a template. */
    reviewedByCounsel: z.boolean('must be true or false'),
    links: z.strictObject({
      fairUsePolicy: linkPerLanguage,
      serviceLevels: linkPerLanguage,
      subProcessors: linkPerLanguage,
    }),
    /** Address of the data protection officer, if appointed (Article 37 GDPR). */
    dataProtectionOfficer: email.optional(),
    /** Former particulars, used by texts that took effect before the day `until`. */
    formerly: z
      .array(
        z.strictObject({
          until: z.iso.date('must be a day, such as 2026-12-31'),
          legalName: text(2, 'the registered name at that time').optional(),
          vatNumber: vatNumber.optional(),
          seat: seat.optional(),
          particulars: particulars.optional(),
        }),
      )
      .optional(),
  }),
  /** Shown as badges in the footer. */
  certifications: z.array(certification).optional(),
  /**
   * True if texts must follow the glossaries (`src/content/GLOSSARY.md` and those of the translations), spelling and
   * punctuation of this house. Otherwise `npm run check:content` reports only errors of any style.
   */
  houseStyle: z.boolean('must be true or false').optional(),
});

export type Brand = z.infer<typeof brandSchema>;

const file = 'src/data/brand.ts';

function sentence({path, message, ...issue}: z.core.$ZodIssue): string[] {
  const place = path.join('.');
  return issue.code === 'unrecognized_keys'
    ? (issue as z.core.$ZodIssueUnrecognizedKeys).keys.map(
        (key) =>
          `${file}: ${[...path, key].join('.')}: there is no such field. Correct its name or take it out; src/data/brandSchema.ts lists them all.`,
      )
    : [`${file}: ${place}: ${message}.`];
}

/** Returns the problems of a brand file, one sentence each that names the field; empty if there are none. */
export function brandProblems(brand: unknown): string[] {
  return (brandSchema.safeParse(brand).error?.issues ?? []).flatMap(sentence);
}

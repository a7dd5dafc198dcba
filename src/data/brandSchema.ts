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
/** One page for all languages, or one for each: {en: 'https://…', it: 'https://…'}. English readers, and those of other languages, get `en`. */
const linkPerLanguage = z.union([httpsUrl, z.object({en: httpsUrl}).catchall(httpsUrl)], {
  error:
    'must be an address that begins with https://, or one for each language, such as {en: …, it: …} with one for en',
});
export type LinkPerLanguage = z.infer<typeof linkPerLanguage>;

const partnerLink = z.strictObject({name: text(2, 'the name that the link shows'), url: httpsUrl});

/**
 * VAT number as VIES writes it: two letters and 2 to 12 characters (Council Directive 2006/112/EC, Article 215; the
 * Commission's list of structures). Italy's has eleven digits, the last of which checks the others.
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

/** Whether eleven digits are a partita IVA (Luhn's sum, D.P.R. 633/1972 and the tax agency's rules). */
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
  /** Province of an Italian town, which stands behind it in addresses: 'MI'. */
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
 * What the law wants a company to tell on its site besides name, seat and VAT number; each is shown where it is given. In
 * Italy: Article 2250 of the Civil Code (register, capital, sole shareholder, liquidation) and Article 7 of Legislative Decree
 * 70/2003 (register, REA, addresses).
 */
const particulars = z.strictObject({
  /** Register of companies and the number there: 'Registro delle imprese di Milano', 'HRB 12345' of 'Amtsgericht Berlin'. */
  register: z
    .strictObject({name: text(2, 'the name of the register'), number: text(2, 'the number in the register')})
    .optional(),
  /** Economic and administrative index: 'MI-1234567'. */
  rea: z
    .string()
    .regex(/^[A-Z]{2}-\d{5,7}$/, 'must be province and number of the REA, such as MI-1234567')
    .optional(),
  /** Share capital in EUR, and whether all of it is paid up; else how much is. */
  shareCapital: z
    .strictObject({
      eur: z.number('must be an amount in EUR, without quotes').positive('must be more than 0'),
      paidUpEur: z.number('must be an amount in EUR, without quotes').nonnegative('must not be negative'),
    })
    .refine(({eur, paidUpEur}) => paidUpEur <= eur, 'paidUpEur must not be more than eur')
    .optional(),
  /** Tax code (codice fiscale) where it is not the VAT number. */
  taxCode: text(5, 'the tax code').optional(),
  /** Certified email address (PEC). */
  pec: email.optional(),
  /** Code under which the Exchange System (SDI) delivers electronic invoices to the company: 'ABC1234'. */
  recipientCode: z
    .string()
    .regex(
      /^[A-Z0-9]{6,7}$/,
      'must be the six or seven letters and digits of the recipient code, such as ABC1234',
    )
    .optional(),
  /** Whether one shareholder owns the company. */
  soleShareholder: z.boolean('must be true or false').optional(),
  /** Whether the company is being wound up. */
  inLiquidation: z.boolean('must be true or false').optional(),
});

/** A certificate. With `certificate`, the badge leads to what it says. */
const certification = z.strictObject({
  /** What the badge says: 'ISO 27001'. */
  name: text(2, 'the name of a certificate'),
  /** The standard by its full name and edition: 'ISO/IEC 27001:2022'. */
  standard: text(2, 'the full name of the standard').optional(),
  /** What makes it a statement that can be checked. */
  certificate: z
    .strictObject({
      number: text(2, 'the number of the certificate'),
      /** Who has issued it, with its accreditation. */
      body: text(2, 'the certification body'),
      /** What it covers, as it says itself. */
      scope: text(10, 'the scope, as the certificate says it'),
      /** Year until which it is valid. */
      validUntil: z
        .number('must be a year, without quotes')
        .int('must be a year, without quotes')
        .min(2000, 'must be a year, such as 2027'),
      /** The certificate itself, or its entry in the body's register. */
      url: httpsUrl.optional(),
    })
    .optional(),
});

/** What the brand file must hold. Checked when the site is built and when the API starts. */
export const brandSchema = z.strictObject({
  /** Product name as readers see it. */
  name: text(2, 'the name of the product'),
  /** Registered name of the company. */
  legalName: text(2, 'the registered name of the company'),
  /** Public address of the site's home, without a trailing slash; it may have a path. `SITE_URL` overrides it. */
  siteUrl: httpsUrl
    .refine((url) => !url.endsWith('/'), 'must not end with a slash')
    .refine((url) => readSiteAddress(url) !== undefined, siteAddressHint),
  vatNumber,
  seat,
  particulars: particulars.optional(),
  /** Address shown to visitors and, unless `CONTACT_TO` says otherwise, the one contact messages are mailed to. */
  contactEmail: email,
  /** Address for reports of weaknesses, in `security.txt` and on the trust page; `contactEmail`, if left out. */
  securityEmail: email.optional(),
  /** Sender of the site's own mail, unless `MAIL_FROM` says otherwise. */
  mailFrom: email,
  links: z.strictObject({
    /** Meeting-booking page; demo, trial and sales buttons open it in a new tab. Without one they lead to the contact form. */
    booking: httpsUrl.optional(),
    /** Login page of the platform. */
    login: httpsUrl.optional(),
    /** Hosted privacy policy. */
    privacyPolicy: linkPerLanguage,
    social: partnerLink.optional(),
    /** An operator that sells the platform: the case on the page of the growth models. */
    telecomPartner: partnerLink.optional(),
    /** An insurer's marketplace that works with the platform: case and testimonial on the page of the growth models. */
    insurerMarketplace: partnerLink.optional(),
  }),
  legal: z.strictObject({
    /** Whether counsel has reviewed the legal texts. Until then their pages say that they are a template. */
    reviewedByCounsel: z.boolean('must be true or false'),
    links: z.strictObject({
      /** Policy on the use of resources described as unlimited. */
      fairUsePolicy: linkPerLanguage,
      /** Availability and response times. */
      serviceLevels: linkPerLanguage,
      /** Companies that process personal data for this one. */
      subProcessors: linkPerLanguage,
    }),
    /** Address of the data protection officer, where one has been appointed (Article 37 GDPR). */
    dataProtectionOfficer: email.optional(),
    /** Former particulars: texts that took effect before the day `until` keep them. */
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
  /** Certificates that the company holds, as badges in the footer. */
  certifications: z.array(certification).optional(),
  /**
   * Whether texts are held to the glossaries (`src/content/GLOSSARY.md` and those of the translations), spelling and
   * punctuation of this house; else `npm run check:content` finds only what is wrong anywhere.
   */
  houseStyle: z.boolean('must be true or false').optional(),
});

/** The one description of who runs this portal. */
export type Brand = z.infer<typeof brandSchema>;

const file = 'src/data/brand.ts';

/** A sentence about one thing that does not fit. */
function sentence({path, message, ...issue}: z.core.$ZodIssue): string[] {
  const place = path.join('.');
  return issue.code === 'unrecognized_keys'
    ? (issue as z.core.$ZodIssueUnrecognizedKeys).keys.map(
        (key) =>
          `${file}: ${[...path, key].join('.')}: there is no such field. Correct its name or take it out; src/data/brandSchema.ts lists them all.`,
      )
    : [`${file}: ${place}: ${message}.`];
}

/**
 * What does not fit in a brand file, a sentence each that names the field; empty when all fits.
 *
 * @param brand what the file holds
 */
export function brandProblems(brand: unknown): string[] {
  return (brandSchema.safeParse(brand).error?.issues ?? []).flatMap(sentence);
}

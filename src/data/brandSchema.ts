import * as z from 'zod';
import {readSiteAddress, siteAddressHint} from '../lib/siteAddress';

const httpsUrl = z.url({protocol: /^https$/});
const partnerLink = z.object({name: z.string().min(2), url: httpsUrl});
const seat = z.object({
  street: z.string().min(2),
  postalCode: z.string().min(3),
  city: z.string().min(2),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
});

/** What the brand file must hold. Checked when the site is built and when the API starts. */
export const brandSchema = z.object({
  /** Product name as readers see it. */
  name: z.string().min(2),
  /** Registered name of the company. */
  legalName: z.string().min(2),
  /** Public address of the site's home, without a trailing slash; it may have a path. `SITE_URL` overrides it. */
  siteUrl: httpsUrl
    .refine((url) => !url.endsWith('/'), 'must not end with a slash')
    .refine((url) => readSiteAddress(url) !== undefined, siteAddressHint),
  vatNumber: z.string().min(5),
  seat,
  /** Address shown to visitors and, unless `CONTACT_TO` says otherwise, the one contact messages are mailed to. */
  contactEmail: z.email(),
  /** Sender of the site's own mail, unless `MAIL_FROM` says otherwise. */
  mailFrom: z.email(),
  links: z.object({
    /** Meeting-booking page; every demo, trial and sales button opens it in a new tab. */
    booking: httpsUrl,
    /** Login page of the platform. */
    login: httpsUrl,
    /** Hosted privacy policy. */
    privacyPolicy: httpsUrl,
    social: partnerLink,
    telecomPartner: partnerLink,
    insurerMarketplace: partnerLink,
  }),
  legal: z.object({
    /** Whether counsel has reviewed the legal texts. Until then their pages say that they are a template. */
    reviewedByCounsel: z.boolean(),
    links: z.object({
      /** Policy on the use of resources described as unlimited. */
      fairUsePolicy: httpsUrl,
      /** Availability and response times. */
      serviceLevels: httpsUrl,
      /** Companies that process personal data for this one. */
      subProcessors: httpsUrl,
    }),
    /** Former particulars: texts that took effect before the day `until` keep them. */
    formerly: z
      .array(
        z.object({
          until: z.iso.date(),
          legalName: z.string().min(2).optional(),
          vatNumber: z.string().min(5).optional(),
          seat: seat.optional(),
        }),
      )
      .optional(),
  }),
  certifications: z.array(z.enum(['ISO 9001', 'ISO 27001'])).nonempty(),
});

/** The one description of who runs this portal. */
export type Brand = z.infer<typeof brandSchema>;

/**
 * What does not fit in a brand file, a sentence each that names the field; empty when all fits.
 *
 * @param brand what the file holds
 */
export function brandProblems(brand: unknown): string[] {
  const {error} = brandSchema.safeParse(brand);
  return (error?.issues ?? []).map(({path, message}) => `src/data/brand.ts: ${path.join('.')}: ${message}`);
}

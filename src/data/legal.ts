/** What the legal texts promise, and how they are built. The texts repeat these figures; a test compares. */

export const legalDocuments = ['terms', 'dpa'] as const;
/** A legal document; each has versions. */
export type LegalDocumentId = (typeof legalDocuments)[number];

/** Figures of the agreement. Days are calendar days. */
export const agreement = {
  /** Notice before the free Starter Plan is changed or ended, at least. */
  starterPlanNoticeDays: 30,
  /** Free trial of the Professional Plan, unless agreed otherwise. */
  trialDays: 14,
  /** Invoices under an Order Form are due after this many days from their date. */
  invoiceDueDays: 30,
  /** Time to cure a material breach after notice. */
  curePeriodDays: 30,
  /** Liability is limited to the fees of this many months before the event. */
  liabilityCapMonths: 12,
  /** Written notice before a revised version takes effect, at least. */
  amendmentNoticeDays: 30,
  courts: {outsideUs: 'Milan', us: 'Wilmington'},
  /** From becoming aware of an incident that affects the Services. */
  incidentNoticeHours: 24,
  /** Months after the subscription in which End Users are not solicited. */
  nonSolicitationMonths: 12,
  /** The longest notice before a switch to another provider (Regulation (EU) 2023/2854, Article 25). */
  switchingNoticeMonths: 2,
  /** From the end of that notice until the switch is complete (the same). */
  switchingDays: 30,
  /** Articles that survive termination, in the agreement's own order. */
  surviving: ['5', '6', '7', '8', '9.2', '12', '13', '14', '15'],
} as const;

/**
 * The first version of the agreement that does not solicit End Users (Article 2.7), that has the annex of DORA, and that lets a
 * trial become a paid plan only with a payment method (Article 3.6).
 */
export const agreementFrom = {
  nonSolicitation: '2027-03-01',
  financialAnnex: '2027-03-01',
  trialByPaymentMethod: '2027-03-01',
} as const;

/** Figures of the data processing agreement. */
export const dataProcessing = {
  /** From becoming aware of a personal data breach. */
  breachNotificationHours: 48,
  /** Before a sub-processor is added or replaced (Section 5.3). */
  subProcessorNoticeDays: 30,
  auditNoticeDays: 30,
  auditsPerCalendarYear: 1,
  /** From the end of the agreement until personal data is returned or deleted. */
  deletionDays: 90,
} as const;

/**
 * How each text is divided: named parts before and after the numbered ones, by their anchors. `annexes` stand between the
 * numbered parts and those after; a version has all of them or none.
 */
export const legalStructure = {
  terms: {
    before: ['parties', 'recitals'],
    numbered: 16,
    annexes: ['financial-entities'],
    after: ['approval', 'contact'],
  },
  dpa: {before: ['parties'], numbered: 12, annexes: [], after: ['contact']},
} as const satisfies Record<
  LegalDocumentId,
  {
    before: readonly string[];
    numbered: number;
    annexes: readonly string[];
    after: readonly string[];
  }
>;

/** Days begin and end here: the company's seat. */
export const legalTimeZone = 'Europe/Rome';

/** Figures and structure of the legal texts. The texts repeat these figures; a test compares them. */

export const legalDocuments = ['terms', 'dpa'] as const;
/** A legal document with its own versions. */
export type LegalDocumentId = (typeof legalDocuments)[number];

/** Figures of the agreement. Days are calendar days. */
export const agreement = {
  /** Minimum notice before the free Starter Plan is changed or ended. */
  starterPlanNoticeDays: 30,
  /** Free trial of the Professional Plan, unless agreed otherwise. */
  trialDays: 14,
  /** Payment term of invoices under an Order Form, from the invoice date. */
  invoiceDueDays: 30,
  /** Time to cure a material breach after notice. */
  curePeriodDays: 30,
  /** Liability is limited to the fees of this many months before the event. */
  liabilityCapMonths: 12,
  /** Minimum written notice before a revised version takes effect. */
  amendmentNoticeDays: 30,
  courts: {outsideUs: 'Milan', us: 'Wilmington'},
  /** From awareness of an incident that affects the Services. */
  incidentNoticeHours: 24,
  /** Months after the subscription in which End Users are not solicited. */
  nonSolicitationMonths: 12,
  /** Longest notice before a switch to another provider (Regulation (EU) 2023/2854, Article 25). */
  switchingNoticeMonths: 2,
  /** From the end of that notice until the switch is complete (Regulation (EU) 2023/2854, Article 25). */
  switchingDays: 30,
  /** Articles that survive termination, in the order of the agreement. */
  surviving: ['5', '6', '7', '8', '9.2', '12', '13', '14', '15'],
} as const;

/**
 * First versions of the agreement with these terms: no solicitation of End Users (Article 2.7), the DORA annex, and a
 * trial that becomes a paid plan only with a payment method (Article 3.6).
 */
export const agreementFrom = {
  nonSolicitation: '2027-03-01',
  financialAnnex: '2027-03-01',
  trialByPaymentMethod: '2027-03-01',
} as const;

export const dataProcessing = {
  /** From awareness of a personal data breach. */
  breachNotificationHours: 48,
  /** Before a sub-processor is added or replaced (Section 5.3). */
  subProcessorNoticeDays: 30,
  auditNoticeDays: 30,
  auditsPerCalendarYear: 1,
  /** From the end of the agreement until personal data is returned or deleted. */
  deletionDays: 90,
} as const;

/**
 * Structure of each text: anchors of the named parts before and after the numbered ones. `annexes` come between the
 * numbered parts and the last ones. A version has all annexes or none.
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

/** Time zone of dates: the company's seat. */
export const legalTimeZone = 'Europe/Rome';

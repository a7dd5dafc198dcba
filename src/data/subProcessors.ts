/** A company that processes personal data for this one. Its words are in `src/content/trust.ts`. */
interface SubProcessor {
  readonly id: string;
  readonly name: string;
  /** Where it processes data, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Invented: to be replaced before launch. */
  readonly sample?: true;
}

/**
 * The sub-processors that the trust page shows. The data processing agreement (Section 5.2) refers to the dated list at
 * `legal.links.subProcessors` of the brand file: both name the same companies.
 */
export const subProcessors = [
  {id: 'hosting', name: 'Pianura Data Center', countries: ['IT'], sample: true},
  {id: 'mail', name: 'Postalia Relay', countries: ['DE'], sample: true},
] as const satisfies readonly SubProcessor[];

/** Identifies a sub-processor. */
export type SubProcessorId = (typeof subProcessors)[number]['id'];

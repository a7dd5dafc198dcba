/** A company that processes personal data for this one. The words are in `src/content/trust.ts`. */
interface SubProcessor {
  readonly id: string;
  readonly name: string;
  /** Countries of processing, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Invented; replace before launch. */
  readonly sample?: true;
}

/**
 * Sub-processors on the trust page. The data processing agreement (Section 5.2) refers to the dated list at
 * `legal.links.subProcessors` of the brand file; both lists must name the same companies.
 */
export const subProcessors = [
  {id: 'hosting', name: 'Pianura Data Center', countries: ['IT'], sample: true},
  {id: 'mail', name: 'Postalia Relay', countries: ['DE'], sample: true},
] as const satisfies readonly SubProcessor[];

export type SubProcessorId = (typeof subProcessors)[number]['id'];

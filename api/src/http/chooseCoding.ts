import {weightedList} from './weightedList';

/** Content codings in which a file may lie ready, best first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/**
 * Chooses by Accept-Encoding (RFC 9110, 12.5.3). Negotiated here, as `@fastify/accept-negotiator` (2.1) gives brotli
 * for `br;q=0, *`.
 *
 * @param header absent or empty, it asks for the plain file
 * @param available what there is besides the plain file, best first
 * @returns the coding that is wanted most; `identity`, the plain file, also when nothing acceptable is there
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding | 'identity' {
  const wanted = new Map(weightedList(header).map(({value, quality}) => [value, quality]));
  // A plain file that is not spoken of is acceptable, but wanted less than any coding that is.
  const quality = (coding: string) => wanted.get(coding) ?? wanted.get('*') ?? 0;
  const [best] = available.toSorted((a, b) => quality(b) - quality(a));
  return best && quality(best) > 0 && quality(best) >= quality('identity') ? best : 'identity';
}

/** Numbers and days in a letter that follow the reader's, as the words behind ```` ```letter ```` name them. */
export interface LetterMeta {
  /** Date of day 0 of the plan whose days the letter names, ISO 8601: `day0=2026-05-04`. */
  readonly day0?: string;
  /** Names of numbers, by the number: `list=325` is `{325: 'list'}`. */
  readonly numbers?: Readonly<Record<string, string>>;
}

export function readLetterMeta(meta = ''): LetterMeta {
  const numbers = [...meta.matchAll(/(?<=^|\s)(?!day0=)(\w+)=(\d[\d.,]*)(?=\s|$)/g)];
  return {
    day0: /(?:^|\s)day0=(\d{4}-\d\d-\d\d)(?=\s|$)/.exec(meta)?.[1],
    ...(numbers.length > 0 && {numbers: Object.fromEntries(numbers.map(([, name, value]) => [value, name]))}),
  };
}

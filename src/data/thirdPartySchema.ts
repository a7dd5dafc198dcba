import * as z from 'zod';
import {inEnglish, type LanguageList} from '../lib/languages';
import {parseUrl} from '../lib/parseUrl';
import {countryName, covers} from '../lib/thirdParties';
import {ownStorage} from './ownStorage';

/** Retention: until the browser is closed, until deleted, or a duration such as '13 months'. */
const kept = /^(?:session|until deleted|[1-9]\d* (?:minute|hour|day|week|month|year)s?)$/;

const text = (what: string) =>
  z
    .string({error: `must say ${what}`})
    .trim()
    .min(1, {error: `must say ${what}`});

/** Allows `http:` for local tests only. */
const isSafe = (value: string) => {
  const {protocol, hostname} = parseUrl(value) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
};

const secure = (what: string) =>
  z
    .string({error: `must be ${what}, which begins with https://`})
    .refine(isSafe, {error: `must be ${what}, which begins with https://`});

const withId = (what: string) =>
  secure(what).refine((value) => !isSafe(value) || /^https?:\/\/[^/?#{}]+[/?#].*\{id\}/.test(value), {
    error: 'must hold {id} behind its host: it stands for what a text shows',
  });

const origin = z
  .string({error: 'must be an origin: https:// and a host'})
  .refine((value) => isSafe(value) || parseUrl(value)?.protocol === 'wss:', {
    error: 'must begin with https:// or wss://',
  })
  .refine((value) => !parseUrl(value) || /^\w+:\/\/[^/?#]+$/.test(value), {
    error: 'must be an origin alone, https:// and a host: without a path or a slash at its end',
  });

const storedItem = z.strictObject({
  /** Name, or a prefix and a star: '_ga_*'. */
  name: text('the name under which it is stored')
    .regex(/^[^\s*;=]+\*?$/, {error: 'must be a name without spaces; a star may stand at its end'})
    .refine((name) => !ownStorage.some((own) => covers(name, own.name)), {
      error: 'is what the site itself stores: it would be deleted with the consent',
    }),
  in: z.enum(['cookie', 'local storage', 'session storage']),
  kept: z.string().regex(kept, {
    error: 'must be "session", "until deleted" or a time such as "30 minutes" or "13 months"',
  }),
});

const common = {
  /** Short name in texts (`<Embed of="youtube">`) and on the cookie page (`/cookies#youtube`). */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, {
    error: 'must be lower-case letters, digits and hyphens: it stands in texts and addresses',
  }),
  /** Name that visitors know: 'YouTube'. */
  name: text('what visitors know it as'),
  /** Provider: 'Google Ireland Limited'. */
  company: text('which company runs it'),
  privacyPolicy: secure('the address of its privacy policy'),
  /** Countries of processing, ISO 3166-1 alpha-2, or EU. */
  processedIn: z
    .array(
      z.string().refine((code) => /^[A-Z]{2}$/.test(code) && countryName('en', code) !== undefined, {
        error: 'must be the code of a country, such as "IE", or "EU"',
      }),
    )
    .min(1, {error: 'must name at least one country'}),
  /** Benefit for the visitor, one sentence per language. Missing languages use English. */
  purpose: z.custom<{readonly en: string; readonly [language: string]: string | undefined}>(),
  /** Items stored in the visitor's browser; empty if there are none. */
  stores: z.array(storedItem, {error: 'must list what it stores in the browser; [] where it stores nothing'}),
  /** Other required origins, besides those of its own addresses. */
  origins: z.array(origin).optional(),
};

/** Fields of a service that texts embed in a frame (`<Embed>`). `{id}` stands for the video or place. */
const frameFields = {
  ...common,
  /** Address of the frame: 'https://www.youtube-nocookie.com/embed/{id}'. */
  frame: withId('the address of its frame'),
  /** Address of the same content on the provider's site, for a plain link: 'https://www.youtube.com/watch?v={id}'. */
  page: withId('the address of the same at its own site'),
};

/** Fields of a service whose script runs on every page. */
const scriptFields = {
  ...common,
  /** Scripts in order. A path that begins with a slash is a file in `static`. */
  scripts: z
    .array(
      z.strictObject({
        src: z.string().refine((src) => /^\/[^/]/.test(src) || isSafe(src), {
          error: 'must begin with https://, or with a slash where it is a file in static',
        }),
        attributes: z
          .record(z.string().regex(/^data-[a-z-]+$|^id$/, {error: 'must be id or data-…'}), z.string())
          .optional(),
      }),
    )
    .min(1, {error: 'must name at least one script'}),
};

const entry = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('video'), ...frameFields}),
  z.strictObject({kind: z.literal('map'), ...frameFields}),
  z.strictObject({kind: z.literal('analytics'), ...scriptFields}),
  z.strictObject({kind: z.literal('chat'), ...scriptFields}),
]);

/** Returns the schema of `purpose`: required in each complete language, optional in others. */
const purposeIn = ({complete, partial}: LanguageList) => {
  const words = (language: string) => text(`in ${inEnglish([language])} what it does for the visitor`);
  return z.strictObject(
    {
      ...Object.fromEntries(complete.map((language) => [language, words(language)])),
      ...Object.fromEntries(partial.map((language) => [language, words(language).optional()])),
    },
    {
      error: ({code}) =>
        code === 'invalid_type'
          ? `must say in ${inEnglish(complete)} what it does for the visitor`
          : undefined,
    },
  );
};

/** A third-party service that pages load after the visitor's consent. */
export type ThirdParty = z.infer<typeof entry>;
export type FramedParty = Extract<ThirdParty, {frame: string}>;
export type ScriptedParty = Extract<ThirdParty, {scripts: unknown}>;

/** Returns a plain message for issues that zod words poorly; undefined for others. */
function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_union') {
    return 'must be one of video, map, analytics, chat';
  }
  if (issue.code === 'unrecognized_keys') {
    return `has a field that means nothing here: ${issue.keys.join(', ')}`;
  }
  return issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : undefined;
}

const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => value !== undefined && values.indexOf(value) !== index);

/**
 * Returns the problems of a list of third parties, one sentence each that names the entry and the field; empty if there
 * are none.
 *
 * @param isFile true if the path exists in `static`
 */
export function thirdPartyProblems(
  list: unknown,
  isFile: (path: string) => boolean,
  languages: LanguageList,
): string[] {
  const entries = Array.isArray(list) ? (list as Partial<ThirdParty>[]) : [];
  const nameOf = (index: PropertyKey | undefined) =>
    `entry ${Number(index) + 1}${entries[Number(index)]?.name ? ` ("${entries[Number(index)]?.name}")` : ''}`;
  const say = (index: PropertyKey | undefined, field: string, message: string) =>
    `src/data/thirdParties.ts: ${nameOf(index)}: ${field ? `${field} ` : ''}${message}`;
  const {error} = z.array(entry).safeParse(list, {error: plainly});
  const purposes = z
    .array(z.looseObject({purpose: purposeIn(languages)}))
    .safeParse(entries, {error: plainly}).error;
  const double = (['id', 'name'] as const).flatMap((field) =>
    repeated(entries.map((it) => it?.[field])).map((value) =>
      say(
        entries.findLastIndex((it) => it?.[field] === value),
        field,
        `"${String(value)}" is that of another entry too`,
      ),
    ),
  );
  const missing = entries.flatMap((it, index) =>
    (it && 'scripts' in it && Array.isArray(it.scripts) ? it.scripts : [])
      .filter(({src}) => /^\/[^/]/.test(src) && !isFile(src))
      .map(({src}) => say(index, 'scripts', `names ${src}, which is no file in static`)),
  );
  return [
    ...[...(error?.issues ?? []), ...(purposes?.issues ?? [])].map(({path: [index, ...field], message}) =>
      say(index, field.join('.'), message),
    ),
    ...double,
    ...missing,
  ];
}

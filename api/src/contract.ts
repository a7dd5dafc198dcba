/**
 * The contract between the site and the API: the only file of this package that the site imports.
 * It uses `zod/mini`, so that the form ships the few checks it needs and not the whole library.
 */
import * as z from 'zod/mini';
import {isMailAddress, maxMailAddressBytes} from '../../src/lib/mailAddress';

/** Fields that a visitor can correct, in the order of the form. The subject is there when a link knew the topic. */
export const editableFields = ['name', 'email', 'company', 'subject', 'message'] as const;
export type EditableField = (typeof editableFields)[number];

/** Shortest and longest value of each field, in characters after trimming. */
export const contactLimits = {
  name: {min: 2, max: 200},
  email: {min: 3, max: maxMailAddressBytes},
  company: {min: 2, max: 200},
  message: {min: 10, max: 5000},
  subject: {min: 0, max: 200},
  attachment: {min: 0, max: 2000},
} as const satisfies Record<EditableField | 'attachment', {min: number; max: number}>;

/** Error messages of the fields, in one language. */
export interface ContactMessages extends Record<EditableField, string> {
  /** The field is longer than its limit. */
  tooLong: (max: number) => string;
}

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Characters without looks that come with a paste: controls, bidirectional marks, zero width spaces, soft hyphens,
 * fillers, tags. Scripts and emoji need joiners and variation selectors, and `composed` adds U+034F.
 */
const invisible =
  /(?![\u034f\t\n\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A text that shows nothing. */
const blank = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Removes what visitors do not see and cannot correct. Lines end with \n. */
const cleaned = (text: string): string => text.replace(lineBreak, '\n').replace(invisible, '').trim();

const cleanedLine = (text: string): string => cleaned(text).replace(/[\t\n]+/g, ' ');

/** A run of combining marks beyond what any writing system needs (UAX #15, section 13: Stream-Safe Text Format). */
const longRunOfMarks = /\p{M}{30}(?=\p{M})/gu;

/**
 * Returns Unicode's composed form (NFC), empty if it shows nothing. Composing sorts each run of combining marks, in a
 * time that grows with the square of its length: 47,000 marks in a row block a process for a second. A joiner without
 * looks after every 30 marks, as the standard proposes, bounds the longest body to about 2 ms.
 */
function composed(text: string): string {
  return blank.test(text) ? '' : text.replace(longRunOfMarks, '$&\u034f').normalize('NFC');
}

/** Composing makes no text shorter than a fourth: a letter and three marks are one sign at most (α with U+0313 U+0301 U+0345). */
const shrinks = 4;

/**
 * Parses the text that a part of the page put beside the message. Visitors cannot correct it and must not lose a
 * message to it, so what is too long is cut, and what is no text is dropped.
 */
function toAttachment(value: unknown): string | undefined {
  if (typeof value !== 'string') {
    return undefined;
  }
  const {max} = contactLimits.attachment;
  // What lies further behind is cut anyway, and need not be composed.
  const text = composed(cleaned(value).slice(0, shrinks * (max + 1))).trim();
  // Not through the middle of a surrogate pair.
  const cut = text.length > max ? `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
  return cut || undefined;
}

/** Time that nobody needs less of to fill the form in, in milliseconds since the page was opened. */
export const fastestMs = 3_000;

/** What the form sends beside the message. Nobody can correct it, so what does not fit is dropped. */
const hints = {
  /** One for each message, the same when it is sent again: a repetition gets the first answer. */
  idempotencyKey: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined),
  /** Not shown to people. Whoever fills it in is probably a program. */
  website: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds between opening the page and sending. */
  elapsedMs: z.catch(z.optional(z.number().check(z.nonnegative())), undefined),
};

/** Schema of a contact message, the same for the form and the server. Drops unknown keys. */
export function contactSchema(say: ContactMessages, locales?: readonly string[]) {
  // A check without an error of its own has that of its schema.
  const text = (field: EditableField, clean = cleanedLine, error = say.tooLong(contactLimits[field].max)) =>
    z.string({error: say[field]}).check(
      z.overwrite(clean),
      // Too long however it is composed, which is then left out.
      z.maxLength(shrinks * contactLimits[field].max, {error, abort: true}),
      z.overwrite(composed),
      z.minLength(contactLimits[field].min),
      z.maxLength(contactLimits[field].max, {error}),
    );
  return z.object({
    name: text('name'),
    email: text('email', cleanedLine, say.email).check(z.refine(isMailAddress)),
    company: text('company'),
    message: text('message', cleaned),
    /** Empty means none. */
    subject: z.optional(
      z.pipe(
        z.nullable(text('subject')),
        z.transform((subject) => subject || undefined),
      ),
    ),
    attachment: z.optional(z.pipe(z.unknown(), z.transform(toAttachment))),
    /**
     * ISO 8601 time at which the visitor sent the form: data only, the server keeps its own time.
     * Dropped if it does not parse, as is `locale`: a visitor can correct neither, and must not lose a message to them.
     */
    timestamp: z.catch(z.optional(z.iso.datetime({offset: true}).check(z.maxLength(40))), undefined),
    /** Language the visitor reads; the answer follows it. */
    locale: z.catch(z.optional(locales ? z.enum(locales) : z.string()), undefined),
    ...hints,
  });
}

export type ContactMessage = z.infer<ReturnType<typeof contactSchema>>;

/** The first error of each field. */
export type FieldErrors = Partial<Record<EditableField, string>>;

/** Making a schema costs many times what using it does. */
const schemas = new WeakMap<ContactMessages, ReturnType<typeof contactSchema>>();

/** Parses what a visitor entered. */
export function parseContact(
  input: unknown,
  say: ContactMessages,
): {ok: true; message: ContactMessage} | {ok: false; fields: FieldErrors} {
  const schema = schemas.get(say) ?? contactSchema(say);
  schemas.set(say, schema);
  const result = schema.safeParse(input);
  if (result.success) {
    return {ok: true, message: result.data};
  }
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = editableFields.find((name) => name === issue.path[0]);
    if (field) {
      fields[field] ??= issue.message;
    }
  }
  return {ok: false, fields};
}

/** 202 answer of `POST /api/contact`. */
export const contactAnswerSchema = z.object({id: z.string(), message: z.string()});
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;

/** Every answer of 400 and above. `fields` names the fields of a form that did not pass. */
export const errorAnswerSchema = z.object({
  statusCode: z.number(),
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

const refusalSchema = z.object({
  message: z.catch(errorAnswerSchema.shape.message, ''),
  fields: z.catch(z.record(z.string(), z.string()), {}),
});

/**
 * Reads the body of a failed answer, which a proxy may have written: whatever has another form than the API's says nothing.
 *
 * @returns an empty message and no fields where the body holds none
 */
export function readRefusal(body: unknown): {message: string; fields: FieldErrors} {
  return refusalSchema.safeParse(body).data ?? {message: '', fields: {}};
}

/** 200 answer of `GET /api/health`: the process answers, whatever else is wrong. */
export const healthAnswerSchema = z.object({
  status: z.string(),
  /** Deliveries that wait. Null for callers who are no operators, and while the store does not answer. */
  queue: z.nullable(z.object({pending: z.number(), failed: z.number(), oldestPendingSeconds: z.number()})),
});
export type HealthAnswer = z.infer<typeof healthAnswerSchema>;

/** 200 and 503 answer of `GET /api/ready`: whether a balancer should send visitors here. */
export const readyAnswerSchema = z.object({status: z.enum(['ready', 'stopping', 'store unavailable'])});

/** Sentences of the server about what was to be echoed, by their names in its words: one schema serves all languages. */
const echoProblems = {
  noText: 'echoNoText',
  empty: 'echoEmpty',
  tooLong: 'echoTooLong',
} as const;

/** Body of `POST /api/echo`, and its 200 answer. */
export const echoSchema = z.object({
  message: z.string({error: echoProblems.noText}).check(
    z.refine((text) => text.trim() !== '', {error: echoProblems.empty}),
    z.maxLength(5000, {error: echoProblems.tooLong}),
  ),
});

/** 200 answer of `GET /api/email/test`. */
export const emailTestAnswerSchema = z.object({
  message: z.string(),
  details: z.object({recipient: z.string(), messageId: z.string()}),
});
export type EmailTestAnswer = z.infer<typeof emailTestAnswerSchema>;

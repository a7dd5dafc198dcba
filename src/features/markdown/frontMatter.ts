import * as z from 'zod';
import {cardIcons} from '../../data/cardIcons';
import {sheetKinds} from '../../data/sheetForms';

const text = (what: string) =>
  z
    .string({error: `needs ${what}`})
    .trim()
    .min(1, {error: `is empty: write ${what}, or remove the line`});

const sitePath = z
  .string({error: 'needs a path of the site, such as /pricing'})
  .regex(/^\/(?!\/)/, {error: 'is no path of the site: begin it with a slash, such as /pricing'});

const link = z.strictObject(
  {to: sitePath, label: text('the words of the link')},
  {error: 'needs "to" and "label", and nothing else'},
);

const card = z.strictObject(
  {
    icon: z.enum(cardIcons, {
      error: `is no icon of the set. Known: ${cardIcons.join(', ')} (src/data/cardIcons.ts)`,
    }),
    title: text('a title'),
    description: text('a sentence'),
    /** Target of the card and label of its button. */
    link: sitePath.optional(),
    action: text('the words of the button').optional(),
    points: z
      .array(text('a point'), {error: 'needs a list of points, a line each with "- "'})
      .length(4, {error: 'needs four points'}),
  },
  {error: 'has a field that cards do not have. They have: icon, title, description, points, link, action'},
);

const action = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('download'),
      label: text('the words of the button'),
      /** Name of the spreadsheet, from the YAML records of the text. */
      sheet: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
          error:
            'is the name of a file without its ending: small letters, digits and hyphens, such as risk-register',
        })
        .optional(),
    }),
    z.strictObject({
      kind: z.literal('booking'),
      label: text('the words of the button'),
      /** Leaves this page instead of opening a new tab. */
      sameTab: z.boolean({error: 'is true or false'}).optional(),
    }),
    z.strictObject({kind: z.literal('link'), label: text('the words of the button'), to: sitePath}),
  ],
  {error: 'needs "kind": download, booking or link; a link also needs "to"'},
);

/** Answer that the search shows from this text (`src/features/search/plugin/answers.ts`). */
const answer = z.strictObject(
  {
    ask: z.array(text('a phrase'), {error: 'needs a list of phrases by which it is asked for'}).min(1, {
      error: 'needs a phrase by which it is asked for',
    }),
    text: text('a short sentence'),
    /** Anchor of the heading above. */
    at: text('the anchor of a heading of this text, without #').optional(),
  },
  {error: 'needs "ask" and "text", and may have "at"'},
);

const shared = {
  answers: z.array(answer, {error: 'needs a list of answers'}).optional(),
  title: text('a title').optional(),
  description: text('one or two sentences').optional(),
  image: z.string({error: 'needs the path of a picture'}).optional(),
  sourceHash: z
    .string()
    .regex(/^[0-9a-f]{12}$/, {error: 'is written by npm run i18n:stamp; do not change it by hand'})
    .optional(),
};

/** Front matter of a guide: what Docusaurus knows passes, what the site adds is checked. */
const guideSchema = z.looseObject({
  ...shared,
  back: link.optional(),
  /** Heading under which the overview of its folder lists it. */
  group: text('the heading under which the overview lists it').optional(),
  cards: z.array(card, {error: 'needs a list of cards'}).optional(),
  action: action.optional(),
  /** Sheets to fill in that come with it (`src/features/downloads/plugin`). */
  sheets: z
    .array(
      z.enum(sheetKinds, {
        error: `is no sheet of the site. Known: ${sheetKinds.join(', ')} (src/data/sheetForms.ts)`,
      }),
      {error: `needs a list of sheets. Known: ${sheetKinds.join(', ')}`},
    )
    .optional(),
  /** Shows sheets with the visitor's name beside the title. */
  opening: z.literal('sheets', {error: 'is "sheets", or left out'}).optional(),
});

const postSchema = z.looseObject({
  ...shared,
  imageAlt: text('what the picture shows').optional(),
  featured: z.boolean({error: 'is true or false'}).optional(),
  readTime: text('a time, such as "8 minutes read"').optional(),
  footer: z
    .strictObject(
      {
        text: text('a sentence'),
        label: text('the words of the button'),
        to: sitePath,
        // A second button.
        also: z
          .strictObject(
            {label: text('the words of the button'), to: sitePath},
            {error: 'needs "label" and "to", and nothing else'},
          )
          .optional(),
      },
      {error: 'needs "text", "label" and "to", and may have "also"'},
    )
    .optional(),
});

export type GuideFrontMatter = z.infer<typeof guideSchema>;
export type PostFrontMatter = z.infer<typeof postSchema>;
export type GuideCard = z.infer<typeof card>;
export type GuideAction = z.infer<typeof action>;

/** True if a text is an article, in any folder below that of articles. */
export const isPost = (file: string): boolean =>
  /^(?:i18n\/[^/]+\/docusaurus-plugin-content-)?blog\//.test(file);

/** Fields that Docusaurus reads in guides, articles and pages. */
const docusaurusFields = [
  'author',
  'authorImageURL',
  'authorTitle',
  'authorURL',
  'author_image_url',
  'author_title',
  'author_url',
  'authors',
  'custom_edit_url',
  'date',
  'description',
  'displayed_sidebar',
  'draft',
  'hide_table_of_contents',
  'hide_title',
  'id',
  'image',
  'keywords',
  'last_update',
  'mdx',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'parse_number_prefixes',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'tags',
  'title',
  'title_meta',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
  'wrapperClassName',
] as const;

export const knownFields: ReadonlySet<string> = new Set([
  ...docusaurusFields,
  ...Object.keys(guideSchema.shape),
  ...Object.keys(postSchema.shape),
]);

/** Returns the faults of front matter, such as 'cards.0.points: needs four points'. Fields depend on the kind. */
export function frontMatterProblems(file: string, frontMatter: unknown): string[] {
  const result = (isPost(file) ? postSchema : guideSchema).safeParse(frontMatter);
  return result.success
    ? []
    : result.error.issues.map(({path, message}) => `${path.join('.') || 'front matter'}: ${message}`);
}

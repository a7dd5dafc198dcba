import * as z from 'zod';

/** What a plan may have or not. A larger plan has all that a smaller one has. */
export const featureIds = [
  'assessments',
  'complianceDashboard',
  'vulnerabilityScans',
  'digitalFootprint',
  'dataBreach',
  'logoAndColours',
  'support',
  'fullCatalogue',
  'customAssessments',
  'customFrameworks',
  'campaignManager',
  'remediationEngine',
  'customDomain',
  'clientWorkspace',
  'salesAdvisor',
  'fullApi',
  'customIntegrations',
] as const;
/** A feature that comes with some plans only. */
export type FeatureId = (typeof featureIds)[number];

const limit = z
  .int('must be a whole number, or null for "unlimited"')
  .positive('must be more than 0')
  .nullable();
const eur = z.number('must be an amount in EUR').nonnegative('must not be negative');

/** What a plan costs and holds. */
export const planSchema = z.strictObject({
  /** What its words are found by: a name for the code. */
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be one word of letters and digits that begins small'),
  /** Product name, the same in every language. */
  name: z.string().min(1),
  /** EUR per month, billed annually; `null` is "on request". */
  eurPerMonth: z
    .number('must be an amount in EUR, or null for "on request"')
    .nonnegative('must not be negative')
    .nullable(),
  /** Internal team members of the MSP; `null` is unlimited. */
  mspUsers: limit,
  /** End clients included; `null` is unlimited. */
  clients: limit,
  /** Scans per month; `null` is unlimited. */
  scansPerMonth: limit,
  /** Add-ons, EUR per month each; without them the limits are where the plan ends. */
  addOns: z.strictObject({extraClient: eur, extraUser: eur}).readonly().optional(),
  freeTrial: z.boolean(),
  /** The one that most choose; one plan at most. */
  popular: z.boolean(),
  /** Features that begin with this plan; every larger one has them too. */
  adds: z.array(z.enum(featureIds)).readonly(),
});

/** One of one to six plans. */
export type Plan = Readonly<z.infer<typeof planSchema>>;
/** A plan with a price. */
export type PricedPlan = Plan & {readonly eurPerMonth: number};

const listSchema = z
  .array(planSchema)
  .min(1, 'there must be a plan')
  .max(6, 'cards and comparison have room for six plans');

const limits = ['mspUsers', 'clients', 'scansPerMonth'] as const;

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** What each plan says of the one before it: prices rise, and no limit falls. */
function orderProblems(plans: readonly Plan[]): string[] {
  return plans.slice(1).flatMap((plan, index) => {
    const before = plans[index] ?? plan;
    const falls = limits
      .filter((field) => (plan[field] ?? Infinity) < (before[field] ?? Infinity))
      .map(
        (field) =>
          `${plan.id}: ${field}: is less than ${before[field] ?? 'unlimited'}, the limit of ${before.id} before it`,
      );
    if (before.eurPerMonth === null) {
      return [`${before.id}: eurPerMonth: only the last plan may be on request (null)`, ...falls];
    }
    return plan.eurPerMonth !== null && plan.eurPerMonth <= before.eurPerMonth
      ? [
          `${plan.id}: eurPerMonth: must be more than ${before.eurPerMonth}, the price of ${before.id} before it: plans stand from the smallest to the largest`,
          ...falls,
        ]
      : falls;
  });
}

/** What pages ask of the whole list. */
function listProblems(plans: readonly Plan[]): string[] {
  const [first] = plans;
  const added = plans.flatMap(({adds}) => adds);
  const popular = plans.filter((plan) => plan.popular);
  return [
    ...repeated(plans.map(({id}) => id)).map((id) => `${id}: id: two plans have it`),
    ...repeated(plans.map(({name}) => name)).map((name) => `name: two plans are called ${name}`),
    ...popular
      .slice(1)
      .map(({id}) => `${id}: popular: ${popular[0]?.id} is marked already, and one plan can be chosen most`),
    ...popular
      .filter(({eurPerMonth}) => eurPerMonth === null)
      .map(({id}) => `${id}: popular: only a plan with a price has a card that can be marked`),
    ...(first && first.eurPerMonth === null
      ? [`${first.id}: eurPerMonth: the smallest plan needs a price: pages name it as the one to start from`]
      : []),
    ...(first && first.clients === null
      ? [`${first.id}: clients: the smallest plan needs a number: the savings examples count with it`]
      : []),
    ...(plans.some(({freeTrial}) => freeTrial)
      ? []
      : ['freeTrial: mark the plan that can be tried: every page offers a free trial']),
    ...repeated(added).map((id) => `adds: ${id} stands with two plans: leave it with the smaller one`),
    ...featureIds
      .filter((id) => !added.includes(id))
      .map((id) => `adds: no plan has ${id}: add it to the smallest plan that is to have it`),
    ...orderProblems(plans),
  ];
}

/**
 * What does not fit in a price list, a sentence each that names plan and field; empty when all fits.
 *
 * @param plans what the file holds
 */
export function planProblems(plans: unknown): string[] {
  const {data, error} = listSchema.safeParse(plans);
  const problems = data
    ? listProblems(data)
    : error.issues.map(({path, message}) => {
        const [index, ...field] = path;
        const plan = Array.isArray(plans) ? (plans[Number(index)] as Partial<Plan> | undefined) : undefined;
        return [...(index === undefined ? [] : [plan?.id ?? `plan ${Number(index) + 1}`]), field.join('.')]
          .filter(Boolean)
          .concat(message)
          .join(': ');
      });
  return problems.map((problem) => `src/data/plans.ts: ${problem}`);
}

/**
 * What is missing in the words of the plans, or is there for no plan; a sentence each. A type error says the same, and
 * the build does not look at types.
 *
 * @param plans plans that fit
 * @param file where the words stand, for the sentences
 * @param words words by the plan's id
 */
export function planWordProblems(
  plans: readonly Plan[],
  file: string,
  words: Readonly<Record<string, object>>,
): string[] {
  const missing = plans.flatMap(({id, eurPerMonth}) => {
    const fields = ['tagline', 'description', 'features', ...(eurPerMonth === null ? [] : ['home'])];
    const own = words[id];
    return own
      ? fields.filter((field) => !(field in own)).map((field) => `${id}: ${field} is missing`)
      : [`${id}: the plan has no words: ${fields.join(', ')}`];
  });
  const left = Object.keys(words)
    .filter((id) => plans.every((plan) => plan.id !== id))
    .map((id) => `${id}: there is no such plan in src/data/plans.ts`);
  return [...missing, ...left].map((problem) => `${file}: ${problem}`);
}

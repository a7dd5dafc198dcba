import * as z from 'zod';

/** Features that only some plans have. A larger plan has every feature of a smaller one. */
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
export type FeatureId = (typeof featureIds)[number];

const limit = z
  .int('must be a whole number, or null for "unlimited"')
  .positive('must be more than 0')
  .nullable();
const amount = z.number('must be an amount').nonnegative('must not be negative');

export const planSchema = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be one word of letters and digits that begins small'),
  name: z.string().min(1),
  /** Price per month in `currency`, billed annually; `null` means "on request". */
  eurPerMonth: z
    .number('must be an amount, or null for "on request"')
    .nonnegative('must not be negative')
    .nullable(),
  /** Internal team members of the MSP; `null` means unlimited. */
  mspUsers: limit,
  /** Included end clients; `null` means unlimited. */
  clients: limit,
  /** Scans per month; `null` means unlimited. */
  scansPerMonth: limit,
  /** Price of one extra client or user per month. Without add-ons, the limits are final. */
  addOns: z.strictObject({extraClient: amount, extraUser: amount}).readonly().optional(),
  freeTrial: z.boolean(),
  /** Marks the most popular plan. At most one plan has it. */
  popular: z.boolean(),
  /** Features that begin with this plan. All larger plans have them too. */
  adds: z.array(z.enum(featureIds)).readonly(),
});

export type Plan = Readonly<z.infer<typeof planSchema>>;
export type PricedPlan = Plan & {readonly eurPerMonth: number};

const listSchema = z
  .array(planSchema)
  .min(1, 'there must be a plan')
  .max(6, 'cards and comparison have room for six plans');

const limits = ['mspUsers', 'clients', 'scansPerMonth'] as const;

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns the problems between neighbouring plans: prices must rise, and limits must not fall. */
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
 * Returns the problems of a price list, one sentence each that names plan and field; empty if there are none.
 *
 * @param currency of the prices, an ISO 4217 code
 */
export function planProblems(plans: unknown, currency: string): string[] {
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
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    problems.push(`currency: "${currency}" is no currency: write a code of ISO 4217, such as EUR`);
  }
  return problems.map((problem) => `src/data/plans.ts: ${problem}`);
}

/**
 * Returns a sentence for each missing or surplus entry in the words of the plans. A type error would show these too, but
 * the build does not check types.
 *
 * @param file path of the words, for the sentences
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

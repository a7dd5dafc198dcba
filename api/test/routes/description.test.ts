/** What routes say of themselves in the OpenAPI document. */
import {setUp} from '../setUp';

interface Operation {
  responses: Record<string, {description: string; content?: object}>;
  parameters?: object[];
  security?: object[];
  requestBody?: {content: object};
}

async function described() {
  const {app} = await setUp();
  const {paths}: {paths: Record<string, Record<string, Operation>>} = (
    await app.inject('/api/openapi.json')
  ).json();
  return paths;
}

test('every route says in words what it answers', async () => {
  const paths = await described();
  const answers = Object.entries(paths).flatMap(([url, methods]) =>
    Object.values(methods).flatMap(({responses}) =>
      Object.entries(responses).map(([status, {description}]) => `${url} ${status} ${description}`),
    ),
  );
  expect(answers.filter((one) => / 20\d /.test(one))).toHaveLength(Object.keys(paths).length);
  // "Default Response" stands where a route gives none.
  expect(answers.filter((one) => !/ \d+ (?!Default Response)[A-Z]/.test(one))).toEqual([]);
});

test('a message may come as JSON or from a form, with a key, and leads a browser on', async () => {
  const {'/api/contact': contact} = await described();
  expect(contact?.post).toMatchObject({
    parameters: [
      {
        ...{in: 'header', name: 'Idempotency-Key', required: false, schema: {type: 'string'}},
        description: 'One for each message; a repetition gets the first answer',
      },
    ],
    responses: {303: expect.not.objectContaining({content: expect.anything()}) as object},
  });
  expect(Object.keys(contact?.post?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
});

test('the test mail is sent with the token, or from this machine without', async () => {
  const {'/api/email/test': mail} = await described();
  expect(mail?.get?.security).toEqual([{token: []}, {}]);
});

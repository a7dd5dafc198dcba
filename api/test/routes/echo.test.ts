import {setUp} from '../setUp';

async function echo(payload: string) {
  const {app} = await setUp();
  return app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: {'content-type': 'application/json'},
    payload,
  });
}

describe('POST /api/echo', () => {
  test('gives back the message as it was', async () => {
    const answer = await echo('{"message":"  Ciao 👋 <b>\\n ","other":1}');
    expect([answer.statusCode, answer.json()]).toEqual([200, {message: '  Ciao 👋 <b>\n '}]);
  });

  test.each([
    ['{"message":""}', 'message must not be empty'],
    ['{"message":" \\t\\n"}', 'message must not be empty'],
    ['{"message":5}', 'message must be a text'],
    ['{}', 'message must be a text'],
    ['null', 'message must be a text'],
    ['', 'message must be a text'],
    ['"text"', 'message must be a text'],
    ['["text"]', 'message must be a text'],
    [JSON.stringify({message: 'x'.repeat(5001)}), 'message must be 5,000 characters or fewer'],
  ])('refuses %s', async (payload, message) => {
    const answer = await echo(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'Bad Request',
      fields: {message},
    });
  });
});

import {setUp} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

async function echo(payload: string, language = 'en') {
  const {app} = await setUp();
  return app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: {'content-type': 'application/json', 'accept-language': language},
    payload,
  });
}

describe('POST /api/echo', () => {
  test('gives back the message as it was', async () => {
    const answer = await echo('{"message":"  Ciao 👋 <b>\\n ","other":1}');
    expect([answer.statusCode, answer.json()]).toEqual([200, {message: '  Ciao 👋 <b>\n '}]);
  });

  test.each([
    ['{"message":""}', 'The message must not be empty.'],
    ['{"message":" \\t\\n"}', 'The message must not be empty.'],
    ['{"message":5}', 'The message must be text.'],
    ['{}', 'The message must be text.'],
    ['null', 'The message must be text.'],
    ['', 'The message must be text.'],
    ['"text"', 'The message must be text.'],
    ['["text"]', 'The message must be text.'],
    [JSON.stringify({message: 'x'.repeat(5001)}), 'The message must have at most 5,000 characters.'],
  ])('refuses %s', async (payload, message) => {
    const answer = await echo(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'Bad Request',
      fields: {message},
    });
  });

  whereItalian.test('says in the language of the visitor what is wrong', async () => {
    const answer = await echo('{"message":""}', 'it');
    expect(answer.json()).toMatchObject({fields: {message: 'Il messaggio non può essere vuoto.'}});
  });
});

import {postJson, throwUnlessOk} from '../http';

const answer = (status: number, statusText: string, body: string) => new Response(body, {status, statusText});

describe('throwUnlessOk', () => {
  it.each([
    [500, 'Internal Server Error', 'body', '500: Internal Server Error'],
    [400, 'Status text', '{"message":"no"}', '400: {"message":"no"}'],
  ])('names for %i "%s" with %s: %s', async (status, statusText, body, message) => {
    await expect(throwUnlessOk(answer(status, statusText, body))).rejects.toThrow(new Error(message));
  });

  it.each([200, 202, 299])('lets %i pass, its body unread', async (status) => {
    const response = answer(status, 'OK', 'body');
    await expect(throwUnlessOk(response)).resolves.toBeUndefined();
    expect(response.bodyUsed).toBe(false);
  });
});

it('postJson posts JSON and asks for the language of the page', async () => {
  const response = answer(200, 'OK', '');
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  await expect(postJson('/api/echo', {message: 'ciao'}, 'it')).resolves.toBe(response);
  expect(fetched.mock.calls).toEqual([
    [
      '/api/echo',
      {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'Accept-Language': 'it'},
        body: '{"message":"ciao"}',
      },
    ],
  ]);
  fetched.mockRestore();
});

import { expect, test } from '../fixtures/browser-test.ts';

test('the server says that it is well and which database it runs on', async ({ request, database }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', database });
});

test('the server comes back on its data after it was killed', async ({ server, playwright }) => {
  await server.killAndRestart();
  const request = await playwright.request.newContext({ baseURL: server.address });
  expect((await request.get('/api/health')).status()).toBe(200);
  await request.dispose();
});

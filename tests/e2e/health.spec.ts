import { expect, test } from '../fixtures/browser-test.ts';

test('the health check returns the database', async ({ request, database }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', database });
});

test('the server keeps its data when it is killed and restarted', async ({ server, playwright }) => {
  await server.killAndRestart();
  const request = await playwright.request.newContext({ baseURL: server.address });
  expect((await request.get('/api/health')).status()).toBe(200);
  await request.dispose();
});

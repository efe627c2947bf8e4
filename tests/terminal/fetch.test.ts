import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Fault, intact } from './faulty-proxy.ts';
import { openWorld, tokenOf } from './terminal-world.ts';

let world: Awaited<ReturnType<typeof openWorld>>;
let folder: string;
let token = 300;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commissary-fetch-'));
  token += 1;
  await world.publish(token);
});
afterEach(() => rm(folder, { recursive: true }));

const together = '/api/terminal/parts';
const alone = '/api/terminal/parts/…';

/** A check-in of a terminal with an empty disk or that of the test, and how often it asked for parts. */
const visit = async (fault: Fault = intact) => {
  const asked: string[] = [];
  world.road.fault = answer => {
    asked.push(answer.path.replace(/[0-9a-f]{64}/, '…'));
    return fault(answer);
  };
  const { error, runs } = await world.visit(world.terminal(folder));
  const count = (path: string) => asked.filter(one => one === path).length;
  return { error, token: tokenOf(runs), together: count(together), alone: count(alone) };
};

it('[RULE.fetch.01] a new terminal fetches the parts of each document at once, and those that changed by their addresses', async () => {
  const first = await visit();
  expect(first).toMatchObject({ error: null, token });
  expect(first.together).toBeGreaterThan(0);
  expect(first.alone).toBeLessThanOrEqual(6);
  expect(await visit()).toEqual({ error: null, token, together: 0, alone: 0 });
  token += 1;
  await world.publish(token);
  // Three departments and the table settings.
  expect(await visit()).toEqual({ error: null, token, together: 0, alone: 4 });
});

it('[RULE.fetch.01] what arrived with others is kept, and not asked for again, when one of the responses is cut', async () => {
  let cut = 0;
  const cutSecond: Fault = ({ path, status, body }) => {
    if (path === together) cut += 1;
    return { status, body, ...(path === together && cut === 2 && { cutAt: 100 }) };
  };
  const first = await visit(cutSecond);
  expect(first.error).not.toBeNull();
  const second = await visit();
  expect(second).toMatchObject({ error: null, token });
  expect(second.together).toBe(first.together - 1);
});

it('[RULE.fetch.03] from a server without this call a terminal fetches each part by its address', async () => {
  const missing: Fault = ({ path, status, body }) =>
    path === together ? { status: 404, body: Buffer.from('[{"code":"NOT_FOUND"}]') } : { status, body };
  const first = await visit(missing);
  expect(first).toMatchObject({ error: null, token });
  expect(first.alone).toBeGreaterThan(6);
});

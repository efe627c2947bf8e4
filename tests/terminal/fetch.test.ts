import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Fault, intact, withoutAddresses } from './faulty-proxy.ts';
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

const pack = '/api/terminal/pack';
const together = '/api/terminal/parts';
const alone = '/api/terminal/parts/…';

/**
 * A check-in of a terminal with an empty disk or that of the test, and how often it asked for parts. The server is one that
 * knows no packs, and no address answers.
 */
const visit = async (fault: Fault = intact) => {
  const asked: string[] = [];
  world.road.fault = withoutAddresses(answer => {
    const path = answer.path.replace(/[0-9a-f]{64}/, '…');
    asked.push(path);
    return path === pack ? { status: 404, body: Buffer.from('[{"code":"NOT_FOUND"}]') } : fault({ ...answer, path });
  });
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

it.each<[string, (body: Buffer) => ReturnType<Fault>]>([
  ['a server of an earlier version', () => ({ status: 404, body: Buffer.from('[{"code":"NOT_FOUND"}]') })],
  ['a response that is cut', body => ({ status: 200, body, cutAt: 100 })],
  ['no response', () => null],
  ['a response without one of them', () => ({ status: 200, body: Buffer.from('{"parts":{}}') })],
])('[RULE.fetch.03] a terminal fetches each part by its address after %s', async (_, answer) => {
  const apart: Fault = ({ path, status, body }) => (path === together ? answer(body) : { status, body });
  const first = await visit(apart);
  expect(first).toMatchObject({ error: null, token });
  expect(first.alone).toBeGreaterThan(6);
});

it('[RULE.fetch.01] what arrived with others is kept, and not asked for again', async () => {
  const onlyTogether: Fault = ({ path, status, body }) => (path === alone ? { status: 500, body } : { status, body });
  let responses = 0;
  const first = await visit(answer => {
    if (answer.path === together) responses += 1;
    return responses > 1 && answer.path === together ? null : onlyTogether(answer);
  });
  expect(first.error).not.toBeNull();
  const second = await visit();
  expect(second).toMatchObject({ error: null, token });
  expect(second.together).toBe(first.together - 1);
});

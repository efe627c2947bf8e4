import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openFleetDisk, sharedContent } from './fleet/fleet-disk.ts';
import { runLoop } from './loop.ts';
import { serverApi } from './server-api.ts';

it('[RULE.size.16] a terminal comes again when a server that refuses it says, and else at a time of its own', async () => {
  const headers = { 'retry-after': '' };
  const listener = createServer((_, response) => response.writeHead(503, headers).end('[]'));
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const pauseOf = async (retryAfter: string, random = 0) => {
    headers['retry-after'] = retryAfter;
    const terminal = {
      ...{ api: serverApi(`http://127.0.0.1:${port}`, 'of.nobody'), deviceId: 'counter', softwareVersion: '1' },
      ...{ disk: openFleetDisk(sharedContent(), 'counter', 'k'.repeat(43)), now: () => 0 },
    };
    const { nextMs } = await runLoop(terminal, {
      ...{ once: true, everyMs: null, random: () => random, stopped: () => false },
      ...{ tell: () => undefined, wait: async () => undefined },
    });
    return nextMs;
  };
  expect(await pauseOf('17')).toBe(17_000);
  expect(await pauseOf('86400')).toBe(300_000);
  expect(await pauseOf('Sun, 29 Nov 2026 08:00:00 GMT', 0)).toBe(5_000);
  expect(await pauseOf('', 0.99)).toBe(14_900);
  await new Promise(resolve => listener.close(resolve));
  expect(await pauseOf('17', 0.5)).toBe(10_000);
});

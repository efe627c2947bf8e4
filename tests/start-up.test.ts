import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServerProcess } from './fixtures/server-process.ts';

describe('starting the server', () => {
  let folder: string;
  let running: RunningServer[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commissary-start-'));
    running = [];
  });
  afterEach(async () => {
    for (const server of running) await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (settings: Readonly<Record<string, string>> = {}) => {
    const embedded = { PORT: '0', HOST: '127.0.0.1', COMMISSARY_DATA: join(folder, 'data'), DATABASE_URL: undefined };
    const server = await startServerProcess(['--empty'], { ...embedded, ...settings }, () => {});
    running.push(server);
    return server;
  };
  const isWell = async (server: RunningServer) => (await fetch(`${server.address}/api/health`)).ok;

  it('fails on a folder in use, and does not disturb the server that uses it', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/in use/i);
    expect(await isWell(first)).toBe(true);
  });

  it('succeeds on the folder of a server that was killed', async () => {
    const killed = await start();
    await killed.end('SIGKILL');
    expect(await isWell(await start())).toBe(true);
  });

  it('reports every invalid setting at once', async () => {
    await expect(start({ PORT: 'x', DATABASE_URL: 'mysql://here' })).rejects.toThrow(/PORT[\s\S]*DATABASE_URL/);
  });
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openFreezingProxy } from '../../apps/server/src/testing/freezing-proxy.ts';
import { openFront } from './front.ts';

const answering = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(resolve)),
  };
};

describe('the front of several servers', () => {
  it('asks one after the other, counts what they answer, and keeps what no outage excuses', async () => {
    const statuses = [200, 503, 503, 500, 404];
    const one = await answering((_, answer) => {
      const status = statuses.shift() ?? 200;
      const isExcused = statuses.length === 3;
      answer.writeHead(status, isExcused ? { 'retry-after': '5' } : {}).end(`one ${status}`);
    });
    const two = await answering(({ method, url }, answer) => answer.end(`two ${method} ${url}`));
    const front = await openFront([one.address, two.address]);
    const ask = async (path: string) => {
      const answer = await fetch(new URL(path, front.address), { method: 'POST', body: 'x' });
      return [answer.status, await answer.text()];
    };
    try {
      expect(await ask('/a')).toEqual([200, 'one 200']);
      expect(await ask('/b?c=1')).toEqual([200, 'two POST /b?c=1']);
      expect(await ask('/d')).toEqual([503, 'one 503']);
      await ask('/e');
      expect(front.wrong).toEqual([]);
      await ask('/f');
      await ask('/g');
      await ask('/h');
      await ask('/i');
      await ask('/j');
      expect(front.wrong).toEqual(['POST /f: 503 without Retry-After', 'POST /h: 500']);
      expect(Object.fromEntries(front.statuses)).toEqual({ 200: 5, 404: 1, 500: 1, 503: 2 });
    } finally {
      await front.close();
      await one.close();
      await two.close();
    }
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('the network before the database', () => {
  it('forgets the connections that there are without a word, and carries new ones', async () => {
    const road = await openFreezingProxy(process.env.TEST_DATABASE_URL ?? '');
    const open = async () => {
      const client = new pg.Client({ connectionString: road.url });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    };
    const frozen = await open();
    try {
      expect((await frozen.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      road.freeze();
      let isAnswered = false;
      const answered = () => {
        isAnswered = true;
      };
      void frozen.query('select 2').then(answered, answered);
      const fresh = await open();
      expect((await fresh.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
      await fresh.end();
      expect(isAnswered).toBe(false);
      expect(road.made).toBe(2);
    } finally {
      await road.close();
    }
  });
});

import { once } from 'node:events';
import { getAt } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DiskOrder } from '../../apps/server/src/testing/full-disk-switch.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { type SampleServer, startSampleServer } from '../fixtures/sample-server.ts';
import { menuEditor } from './editor-client.ts';
import { tornRows } from './torn-rows.ts';
import { demand, NoAnswer, webClient } from './web-client.ts';

const company = 'sorrel-and-salt';
const path = '/departments/[bar]/items/[negroni]/info/name';
/** Each save needs some kilobytes, so the disk is full soon. */
const mostSaves = 200;

describe('the embedded database on a full disk', () => {
  let house: SampleServer;
  beforeAll(async () => {
    house = await startSampleServer(null, {
      loadBefore: './apps/server/src/testing/full-disk-switch.ts',
      shortLived: true,
    });
    await house.furnish(0);
    await house.start();
  });
  afterAll(() => house?.discard());

  const setDisk = async (order: DiskOrder): Promise<void> => {
    const done = once(house.process(), 'message');
    house.process().send(order);
    await done;
  };

  it('rejects a save with 503 and still reads, saves again when there is space, and keeps what it acknowledged', async () => {
    const cookies = new Map<string, string>();
    const client = webClient(house.address, cookies);
    demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
    const desk = menuEditor(client, company, 'dinner');
    const storedValue = async () => getAt((await desk.open()).document, path);
    let kept = await storedValue();
    const save = async (name: string): Promise<boolean> => {
      try {
        expect(await (await desk.open()).save({ [path]: name })).toBe(true);
        kept = name;
        return true;
      } catch (error) {
        if (error instanceof NoAnswer) return false;
        throw error;
      }
    };

    await setDisk({ full: true });
    let saves = 0;
    await house.amidComplaints(async () => {
      while (saves < mostSaves && (await save(`Full ${saves}`))) saves += 1;
      const again = await fetch(new URL('/api/health', house.address()));
      expect(again.status).toBe(200);
    });
    expect(saves).toBeLessThan(mostSaves);
    expect(await storedValue()).toBe(kept);

    await setDisk({ full: false });
    expect(await save('Room again')).toBe(true);
    expect(await storedValue()).toBe('Room again');
    await house.kill();
    await house.start();
    expect(await storedValue()).toBe('Room again');
    await house.stop();
    expect(await house.withDatabase(tornRows)).toEqual([]);
    expect(house.complaints()).toEqual([]);
  });
});

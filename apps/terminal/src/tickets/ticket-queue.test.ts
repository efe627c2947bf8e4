import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialDocument } from '@commissary/catalog';
import { shiftSchema } from '@commissary/contract';
import type { Shift, Ticket } from '@commissary/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Configuration, nothing } from '../configuration.ts';
import type { ServerApi } from '../server-api.ts';
import { shiftsOf } from './clock.ts';
import { spread } from './sell.ts';
import { sendTickets } from './send-tickets.ts';
import { openTicketQueue } from './ticket-queue.ts';
import { openTill, tillText } from './till.ts';

type Send = ServerApi['tickets'];
type Answer = Awaited<ReturnType<Send>>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commissary-queue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = () => 1_790_000_000_000;
const ticket = (id: string): Ticket => ({ id }) as Ticket;
const idsOf = (queue: ReturnType<typeof openTicketQueue>) =>
  queue.oldest(1000, 1e9).map(({ text }) => (JSON.parse(text) as Ticket).id);
const filled = (...ids: string[]) => {
  const queue = openTicketQueue(folder);
  for (const id of ids) queue.add(ticket(id));
  return queue;
};
/** A server that answers each batch as told, and notes what it was sent. */
const server = (answer: (ids: readonly string[]) => Answer) => {
  const batches: string[][] = [];
  const tickets: Send = ({ body }) => {
    const ids = body.tickets.map(one => (one === null ? '?' : (one as Ticket).id));
    batches.push(ids);
    return Promise.resolve(answer(ids));
  };
  return { batches, tickets };
};
const accepted = (ids: readonly string[], ...refused: number[]): Answer => ({
  status: 200,
  body: {
    accepted: ids.length - refused.length,
    refused: refused.map(index => ({ index, id: ids[index] ?? null, code: 'CARD_NUMBER', path: '/server/name' })),
  },
});

describe('tickets on the disk of a terminal', () => {
  it('[RULE.tickets.12] are sent oldest first, also after a restart, and go when they are accepted', async () => {
    filled('a', 'b', 'c');
    const again = filled('d');
    expect(idsOf(again)).toEqual(['a', 'b', 'c', 'd']);
    const api = server(ids => accepted(ids));
    await sendTickets(api, again, now);
    expect([api.batches, again.counts()]).toEqual([[['a', 'b', 'c', 'd']], { waiting: 0, refused: 0 }]);
  });

  it('[RULE.tickets.12] stay while the server is away, and where it did not accept them', async () => {
    const queue = filled('a', 'b');
    const away: Send = () => Promise.reject(new Error('away'));
    await expect(sendTickets({ tickets: away }, queue, now)).rejects.toThrow('away');
    const failing = server(() => ({ status: 400, body: [{ code: 'NO_SECRET_KEY', path: '/body/tickets' }] }));
    await expect(sendTickets(failing, queue, now)).rejects.toThrow('NO_SECRET_KEY');
    expect(idsOf(openTicketQueue(folder))).toEqual(['a', 'b']);
  });

  it('[RULE.tickets.12] that are refused are kept apart with the reason, and are not sent again', async () => {
    const queue = filled('a', 'b', 'c');
    await sendTickets(
      server(ids => accepted(ids, 1)),
      queue,
      now,
    );
    expect(queue.counts()).toEqual({ waiting: 0, refused: 1 });
    const kept = join(folder, 'refused-tickets');
    expect(readdirSync(kept).sort()).toEqual(['000000000002.json', '000000000002.reason']);
    expect(JSON.parse(readFileSync(join(kept, '000000000002.reason'), 'utf8'))).toEqual({
      code: 'CARD_NUMBER',
      path: '/server/name',
    });
    // The next one does not take the place of the one that is kept.
    rmSync(join(folder, 'tickets'), { recursive: true });
    expect(filled('d').oldest(1, 1)).toMatchObject([{ name: '000000000003.json' }]);
  });

  it('[RULE.tickets.12] one that the server cannot read at all is found, and keeps no other back', async () => {
    const queue = filled('a', 'b', 'bad', 'd');
    const api = server(ids =>
      ids.includes('bad') ? { status: 413, body: [{ code: 'TOO_MANY_VALUES', path: '/body' }] } : accepted(ids),
    );
    await sendTickets(api, queue, now);
    expect(queue.counts()).toEqual({ waiting: 0, refused: 1 });
    expect(api.batches).toEqual([['a', 'b', 'bad', 'd'], ['a', 'b'], ['bad', 'd'], ['bad'], ['d']]);
    // A file that the disk has damaged is sent as no ticket.
    writeFileSync(join(folder, 'tickets', '000000000009.json'), '{"id"');
    await sendTickets(
      server(ids => accepted(ids, 0)),
      queue,
      now,
    );
    expect(queue.counts()).toEqual({ waiting: 0, refused: 2 });
  });

  it('[RULE.tickets.12] are sent by 200, and by half a megabyte', async () => {
    const queue = filled(...Array.from({ length: 201 }, (_, i) => `t${i}`));
    const api = server(ids => accepted(ids));
    await sendTickets(api, queue, now);
    expect(api.batches.map(ids => ids.length)).toEqual([200, 1]);
    const size = '{"id":"a"}'.length;
    for (const id of ['a', 'b', 'c']) queue.add(ticket(id));
    expect([0, size, 2 * size - 1, 2 * size].map(bytes => queue.oldest(9, bytes).length)).toEqual([1, 1, 1, 2]);
  });
});

describe('shifts on the disk of a terminal', () => {
  const shift = (id: string): Shift => ({ id }) as Shift;
  type Body = Parameters<Send>[0]['body'];
  /** What each batch had, and an answer to it. */
  const told = (answer: (body: Body) => Answer) => {
    const bodies: Body[] = [];
    const tickets: Send = ({ body }) => {
      bodies.push(body);
      return Promise.resolve(answer(body));
    };
    return { bodies, tickets };
  };
  const mixed = () => {
    const queue = openTicketQueue(folder);
    queue.add(ticket('a'));
    queue.addShift(shift('s'));
    queue.add(ticket('b'));
    return queue;
  };
  const ids = (sent: readonly unknown[] | undefined) => sent?.map(one => (one as { id: string }).id);

  it('[RULE.shifts.08] are sent with tickets, oldest first, and go when they are accepted', async () => {
    mixed();
    const queue = openTicketQueue(folder);
    const api = told(() => ({ status: 200, body: { accepted: 3, refused: [], refusedShifts: [] } }));
    await sendTickets(api, queue, now);
    expect(api.bodies.map(({ tickets, shifts }) => [ids(tickets), ids(shifts)])).toEqual([[['a', 'b'], ['s']]]);
    expect(queue.counts()).toEqual({ waiting: 0, refused: 0 });
    queue.add(ticket('c'));
    await sendTickets(api, queue, now);
    // A server of an earlier version takes what it knows.
    expect(Object.keys(api.bodies[1] ?? {})).toEqual(['sentAt', 'tickets']);
  });

  it('[RULE.shifts.08] that are refused are kept apart, and the tickets beside them are stored', async () => {
    const queue = mixed();
    const refusal = { index: 0, id: 's', code: 'BREAKS_OVERLAP', path: '/breaks/1' };
    await sendTickets(
      told(() => ({ status: 200, body: { accepted: 2, refused: [], refusedShifts: [refusal] } })),
      queue,
      now,
    );
    expect(queue.counts()).toEqual({ waiting: 0, refused: 1 });
    expect(readdirSync(join(folder, 'refused-tickets')).filter(file => file.endsWith('.shift.json'))).toHaveLength(1);
  });

  it('[RULE.shifts.08] wait for a server that knows them, and keep no ticket back', async () => {
    const queue = mixed();
    const before = told(({ tickets, shifts }) =>
      shifts === undefined
        ? accepted(tickets.map(() => 'a'))
        : { status: 400, body: [{ code: 'UNKNOWN_KEY', path: '/body/shifts' }] },
    );
    await sendTickets(before, queue, now);
    expect(queue.counts()).toEqual({ waiting: 1, refused: 0 });
    expect(queue.oldest(9, 1e9).map(({ kind }) => kind)).toEqual(['shifts']);
    const newer = told(() => ({ status: 200, body: { accepted: 1, refused: [], refusedShifts: [] } }));
    await sendTickets(newer, openTicketQueue(folder), now);
    expect(queue.counts()).toEqual({ waiting: 0, refused: 0 });
  });

  it('[RULE.shifts.09] are of people who work there, in jobs that are published, and in order', () => {
    const employees = ['ann', 'bob', 'cid', 'dee'].map(id => ({
      ...{ id, name: id, grantedRoles: [] },
      roles: [{ jobTypeId: id === 'bob' ? 'gone' : '4', grantObject: { type: 'LOCATION', id: 'elm' } }],
    }));
    const running = [{ kind: 'employment', document: { ...initialDocument('employment'), employees } }];
    const configuration = { ...nothing, running } as unknown as Configuration;
    const worked = { deviceId: 'till', from: 1, to: 2, sales: 900 };
    const shifts = shiftsOf(configuration, worked);
    expect(shifts.map(({ employee, job }) => [employee.id, job.name])).toEqual([
      ['ann', 'Server'],
      ['cid', 'Server'],
      ['dee', 'Server'],
    ]);
    expect(shifts.every(one => shiftSchema.safeParse(one).success)).toBe(true);
    expect(shifts.reduce((sum, { sales }) => sum + sales, 0)).toBe(900);
    expect(shiftsOf(nothing, worked)).toEqual([]);
  });
});

it('says what keeps it from selling', () => {
  const till = openTill(folder, { count: 3, deviceId: 'till', now });
  till.sell(nothing);
  expect(tillText(till.state())).toBe(
    '0 sold, 0 waiting for the server, 0 refused. Nothing that could be sold is published here.',
  );
});

it('cents are spread by weight, and none is lost', () => {
  expect([spread(10, [1, 1, 1]), spread(7, [0, 0]), spread(0, [5]), spread(5, [])]).toEqual([
    [3, 4, 3],
    [0, 7],
    [0],
    [],
  ]);
});

import type { Employment } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { rename, type SchedulingWorld } from '../../testing/scheduling-kitchen.ts';
import { schedulingKitchenFor } from '../../testing/scheduling-kitchen-for.ts';
import type { ServiceFault } from '../../testing/scheduling-service.ts';
import { databases } from '../../testing/test-database.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(databases)('failures of the scheduling service on %s', database => {
  const kitchen = schedulingKitchenFor(database);
  const { send, world, heard } = kitchen;

  describe('[RULE.labor.08] [RULE.errors.16] a save goes on when the service', () => {
    const cases: readonly (readonly [ServiceFault, string])[] = [
      ['limits calls', 'waiting REFUSED null'],
      ['redirects', 'waiting REFUSED null'],
      ['fails', 'unclear REFUSED null'],
      ['hangs', 'unclear TOO_SLOW null'],
      ['stores and hangs', 'unclear TOO_SLOW null'],
      ['ends the connection', 'unclear NO_CONNECTION null'],
      ['stores and ends the connection', 'unclear NO_CONNECTION null'],
      ['answers without an id', 'unclear BAD_ANSWER null'],
    ];
    it.each(cases)('%s', async (fault, state) => {
      const { company, integrate, employment, stateOf, status } = await world();
      await integrate('Elm');
      await send();
      const before = kitchen.server.errors.length;
      await employment(document => ({
        ...document,
        departments: [...document.departments, { ...document.departments[0], id: 'd77', name: 'Patio' } as never],
      }));
      kitchen.service.failNext(fault);
      expect(await send()).toBe(1);
      expect(await stateOf('Patio')).toBe(state);
      expect(kitchen.server.errors.slice(before).map(({ message }) => message)).toEqual([
        'The scheduling service did not accept department/create.',
      ]);
      const entries = await kitchen.server.context.db
        .selectFrom('audit')
        .select(['action', 'subject', 'details'])
        .where('company_id', '=', company.id)
        .where('action', '=', 'labor.not-sent')
        .execute();
      expect(entries).toHaveLength(1);
      expect(JSON.stringify(entries)).not.toContain('isDefault');
      // Nothing is created a second time by itself; what was surely not created is.
      kitchen.server.clock.pass(hour);
      expect(await send()).toBe(state.startsWith('unclear') ? 0 : 1);
      expect(kitchen.service.rows().filter(row => row.of === company.id && row.sent.name === 'Patio')).toHaveLength(
        fault.startsWith('stores') || fault === 'answers without an id' || !state.startsWith('unclear') ? 1 : 0,
      );
      expect((await status()).items.filter(item => item.state === 'sending')).toEqual([]);
    });
  });

  const patioOf = async ({ status }: SchedulingWorld) => {
    const found = (await status()).items.find(({ name }) => name === 'Patio');
    if (found === undefined) throw new Error('There is no patio.');
    return found;
  };
  const addPatio = (document: Employment): Employment => ({
    ...document,
    departments: [...document.departments, { ...document.departments[0], id: 'd77', name: 'Patio' } as never],
  });

  it('is asked again by a person only, where an answer was lost, and takes the id that somebody found there', async () => {
    const house = await world();
    const { company, integrate, employment, sendAgain } = house;
    await integrate('Elm');
    await send();
    await employment(addPatio);
    kitchen.service.failNext('stores and hangs');
    await send();
    const patio = await patioOf(house);
    const there = kitchen.service.rows().findLast(row => row.sent.name === 'Patio')?.id ?? '';
    const { client: editor } = await company.person({ permissions: ['editLocation'], on: 'Elm' });
    const params = { companyId: company.id, locationId: company.tenantId('Elm') };
    const { kind, placeId, itemId } = patio;
    const body = { kind, placeId, itemId, externalId: there };
    // It is the company's.
    expect((await editor.labor.sendAgain({ params, body })).status).toBe(403);
    expect(await sendAgain({ kind: 'department', placeId, itemId: 'd78' })).toMatchObject({ status: 404 });
    expect((await sendAgain({ kind: 'department', placeId, itemId, externalId: there })).status).toBe(200);
    kitchen.service.calls.length = 0;
    await send();
    expect(heard({ [company.id]: 'company' })).toEqual([`department/update company ${there} Patio`]);
    expect(await house.stateOf('Patio')).toBe(`sent null ${there}`);
    expect(await sendAgain({ kind: 'department', placeId, itemId })).toMatchObject({
      status: 400,
      body: [{ code: 'NOT_FAILED' }],
    });
  });

  it('is asked to create it when somebody did not find it there', async () => {
    const house = await world();
    await house.integrate('Elm');
    await send();
    await house.employment(addPatio);
    kitchen.service.failNext('ends the connection');
    await send();
    const { placeId, itemId } = await patioOf(house);
    const again = () => house.sendAgain({ kind: 'department', placeId, itemId }, 'Elm', { idempotencyKey: 'again-1' });
    expect((await again()).status).toBe(200);
    kitchen.service.failNext('hangs');
    expect(await send()).toBe(1);
    // Nor is it created once more when only the response to the person was lost.
    expect((await again()).status).toBe(200);
    kitchen.server.clock.pass(hour);
    expect(await send()).toBe(0);
    await house.sendAgain({ kind: 'department', placeId, itemId });
    expect(await send()).toBe(1);
    expect(await house.stateOf('Patio')).toMatch(/^sent null d/);
  });

  it('gets an update again for a day, later each time, and then only when somebody asks or it changes', async () => {
    const house = await world();
    const { integrate, employment, stateOf, sendAgain } = house;
    await integrate('Elm');
    await send();
    await employment(rename('departments', 1, 'Leaders'));
    kitchen.service.failAlways('fails');
    const began = kitchen.server.clock.now().getTime();
    const tries: number[] = [];
    for (let minutes = 0; minutes <= 26 * 60; minutes += 1) {
      if ((await send()) > 0) tries.push(Math.round((kitchen.server.clock.now().getTime() - began) / minute));
      kitchen.server.clock.pass(minute);
    }
    expect(tries.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
    expect(tries.at(-1)).toBeLessThanOrEqual(25 * 60);
    expect(await stateOf('Leaders')).toMatch(/^failed REFUSED d/);
    kitchen.service.failAlways(null);
    kitchen.server.clock.pass(24 * hour);
    expect(await send()).toBe(0);
    const item = (await house.status()).items.find(({ name }) => name === 'Leaders');
    await sendAgain({ kind: 'department', placeId: null, itemId: item?.itemId ?? '' });
    expect(await send()).toBe(1);
    expect(await stateOf('Leaders')).toMatch(/^sent null d/);
  });

  it('is left alone for a while when it does not respond, whatever is saved meanwhile, and gets one call at a time', async () => {
    const { integrate, employment } = await world();
    kitchen.service.failAlways('limits calls');
    await integrate('Elm');
    expect(await send()).toBe(1);
    await employment(rename('departments', 1, 'Leaders'));
    expect(await send()).toBe(0);
    kitchen.service.failAlways(null);
    kitchen.server.clock.pass(minute);
    // Two servers share the work of one company.
    const made = await Promise.all([send(), send()]);
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 9]);
  });
});

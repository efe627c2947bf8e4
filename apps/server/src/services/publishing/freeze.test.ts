import { previewsOf } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { publishDue } from './publish-due.ts';

const hour = 3_600_000;
const bankPath = '/tableSettings/issueServerBankOfAmount';

describe.each(bothDatabases)('a frozen location on %s', database => {
  const open = publishingWorld(database);

  const world = async () => {
    const found = await open();
    const { server, company, client, elm, oak } = found;
    const now = () => server.clock.now().getTime();
    const start = (part: object = {}) =>
      client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak], ...part } });
    const freeze = (...locationIds: string[]) =>
      client.syncLocations.freeze({ body: { locationIds, reason: 'Health inspection' } });
    const release = (...locationIds: string[]) => client.syncLocations.release({ body: { locationIds } });
    const save = (ver: number, value: string) =>
      client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: [{ tenantId: elm, ver, edits: [{ op: 'set', path: bankPath, value }] }] },
      });
    const bank = async (id = elm) => {
      const { status, body } = await client.published.settings({ params: { id } });
      if (status !== 200) return status;
      const { tableSettings } = body.blob as { tableSettings: { issueServerBankOfAmount: string } };
      return tableSettings.issueServerBankOfAmount;
    };
    const pass = async (ms: number) => {
      server.clock.pass(ms);
      return publishDue(server.context);
    };
    const waiting = async () => {
      const answer = await client.syncLocations.running({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.flatMap(({ locationToStatuses }) =>
        Object.entries(locationToStatuses).flatMap(([id, status]) => (status === 'WAITING' ? [id] : [])),
      );
    };
    expect(await start()).toMatchObject({ status: 200 });
    await pass(0);
    return { ...found, now, start, freeze, release, save, bank, pass, waiting };
  };

  it('[RULE.freeze.01] is refused by name in a publish, now and at a time, and in its preview; nothing is done elsewhere', async () => {
    const { client, elm, oak, start, freeze, release, save, waiting, now } = await world();
    await save(0, '70.00');
    expect(await freeze(elm)).toEqual({ status: 200, body: { frozen: 1 } });
    const refused = { status: 400, body: [{ code: 'FROZEN', path: elm }] };
    expect(await start()).toEqual(refused);
    expect(await start({ syncDateMillis: now() + hour })).toEqual(refused);
    expect(await waiting()).toEqual([]);
    const preview = await client.syncLocations.preview({ body: { locationIds: [elm, oak] } });
    const disabled =
      preview.status === 200 ? previewsOf(preview.body, [elm, oak]).map(one => [one.locationId, one.disabled]) : [];
    expect(new Map(disabled as [string, unknown][])).toEqual(
      new Map([
        [elm, 'FROZEN'],
        [oak, null],
      ]),
    );
    expect(await release(elm)).toEqual({ status: 200, body: { released: 1 } });
    expect(await start()).toMatchObject({ status: 200 });
  });

  it('[RULE.freeze.02] gets what is scheduled there when it is released, and the other locations of the publish get it in time', async () => {
    const { elm, oak, start, freeze, release, save, bank, pass, waiting, now, client, company } = await world();
    await save(0, '70.00');
    await client.overrides.set({
      params: { id: company.id },
      body: {
        kind: 'settings',
        places: [{ tenantId: oak, ver: 0, edits: [{ op: 'set', path: bankPath, value: '80.00' }] }],
      },
    });
    const before = await bank();
    expect(await start({ syncDateMillis: now() + 600_000 })).toMatchObject({ status: 200 });
    expect(await freeze(elm)).toMatchObject({ status: 200 });
    expect(await pass(600_000)).toBe(1);
    expect([await bank(), await bank(oak), await waiting()]).toEqual([before, '80.00', [elm]]);
    // Edits that go live alone do not wait for it.
    const places = [{ tenantId: elm, ver: 1, edits: [{ op: 'set' as const, path: bankPath, value: '73.00' }] }];
    const edits = await client.syncLocations.onlyThis({ body: { act: 'set', kind: 'settings', places } });
    expect([edits.status, await bank()]).toEqual([200, '73.00']);
    // Nothing else is due: a run of which every location is frozen is not taken again and again.
    expect(await pass(60_000)).toBe(0);
    expect(await release(elm)).toMatchObject({ status: 200 });
    expect(await pass(0)).toBe(1);
    expect([await bank(), await waiting()]).toEqual(['70.00', []]);
  });

  it('[RULE.freeze.03] is reached by people, and by edits that go live alone', async () => {
    const { client, company, elm, freeze, bank, pass } = await world();
    await freeze(elm);
    const places = [{ tenantId: elm, ver: 0, edits: [{ op: 'set' as const, path: bankPath, value: '73.00' }] }];
    const edits = await client.syncLocations.onlyThis({ body: { act: 'set', kind: 'settings', places } });
    expect(edits).toMatchObject({ status: 200 });
    expect(await bank()).toBe('73.00');
    const { client: owner } = await company.person({ permissions: ['companyAdmin', 'manageMenus'] });
    const people = await owner.syncEmployment.start({ body: { action: 'PUBLISH', locationIds: [elm] } });
    expect(people).toMatchObject({ status: 200 });
    expect(await pass(0)).toBe(1);
  });

  it('[RULE.freeze.06] is frozen and released with all the others of a list or with none', async () => {
    const { client, company, elm, oak, freeze } = await world();
    const params = { companyId: company.id };
    const frozen = async () => {
      const answer = await client.syncLocations.frozen({ params });
      return answer.status === 200 ? answer.body.map(({ locationId }) => locationId).toSorted() : answer;
    };
    const permissions = ['accessConfigurationOptions'] as const;
    const { client: manager } = await company.person({ permissions, on: 'Elm' });
    const locationIds = [elm, oak];
    expect(await manager.syncLocations.freeze({ body: { locationIds, reason: 'Mine' } })).toMatchObject({
      status: 403,
    });
    expect(await frozen()).toEqual([]);
    expect(await freeze(elm, oak)).toEqual({ status: 200, body: { frozen: 2 } });
    expect(await manager.syncLocations.release({ body: { locationIds } })).toMatchObject({ status: 403 });
    expect(await frozen()).toEqual([elm, oak].toSorted());
    expect(await manager.syncLocations.release({ body: { locationIds: [elm] } })).toMatchObject({ status: 200 });
    expect(await frozen()).toEqual([oak]);
  });

  it('[RULE.freeze.04] is frozen with a reason and released by who may publish there, both are in the audit log, and who has access to it reads who froze it and why', async () => {
    const { server, client, company, elm, oak, freeze, release, now } = await world();
    expect(await freeze(elm)).toEqual({ status: 200, body: { frozen: 1 } });
    expect(await freeze(elm, oak)).toEqual({ status: 200, body: { frozen: 1 } });
    const params = { companyId: company.id };
    const { client: reader } = await company.person({ permissions: ['overridePriceAndTax'], on: 'Elm' });
    const at = now();
    const entry = { locationId: elm, reason: 'Health inspection', by: 'Kim', at };
    expect(await reader.syncLocations.frozen({ params })).toEqual({ status: 200, body: [entry] });
    const body = { locationIds: [elm], reason: 'Mine' };
    expect(await reader.syncLocations.freeze({ body })).toMatchObject({ status: 403 });
    expect(await reader.syncLocations.release({ body: { locationIds: [elm] } })).toMatchObject({ status: 403 });
    for (const reason of ['', '   ', 'x'.repeat(201)])
      expect(await client.syncLocations.freeze({ body: { locationIds: [elm], reason } })).toMatchObject({
        status: 400,
      });
    expect(await release(elm, oak)).toEqual({ status: 200, body: { released: 2 } });
    expect(await release(elm)).toEqual({ status: 200, body: { released: 0 } });
    const audit = await client.audit.list({ params, query: {} });
    const said = audit.status === 200 ? audit.body.entries.map(one => one.said) : [];
    const froze = expect.stringMatching(/^froze /);
    expect(said.filter(text => /^(?:froze|released) /.test(text))).toEqual([
      expect.stringMatching(/^released /),
      froze,
      froze,
    ]);
    expect(server.errors).toEqual([]);
  });
});

import { initialDocument, type LocationSettings } from '@commissary/catalog';
import { type Change, type Edit, resolve } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const start = initialDocument('settings');
const date = '2026-12-24';
const day = (id: string, dateString = date) => ({ id, dateString, label: id, inStore: [] });
const list = '/hours/specialHours';
const add = (id: string, after: string | null): Change => ({
  op: 'add',
  path: `${list}/[${id}]`,
  after,
  value: day(id),
});

describe.each(databases)('[RULE.hours.03] special days of one date on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const saveBase = async (ver: number, ...days: readonly object[]) => {
      const settingsBlob = { ...start, hours: { ...start.hours, specialHours: days } };
      const body = { id: `settings-${company.id}`, ver, settingsBlob };
      expect(await client.settings.saveBase({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
    };
    const layers = async (tenantId: string) => {
      const answer = await client.settings.layered({ params: { id: tenantId }, query: {} });
      if (answer.status !== 200) throw new Error('refused');
      return answer.body;
    };
    const setAt = async (tenantId: string, edits: readonly Edit[]) => {
      const { ver } = (await layers(tenantId)).override;
      return client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: [{ tenantId, ver, edits: [...edits] }] },
      });
    };
    const saveAt = async (tenantId: string, changes: readonly Change[]) => {
      const { override, groupOverride, baseVer } = await layers(tenantId);
      const of = { overrideId: override.id, overrideVer: override.ver, groupOverrideVer: groupOverride?.ver ?? null };
      return client.settings.saveOverride({ params: { id: tenantId }, body: { ...of, baseVer, changes } });
    };
    const read = async (tenantId: string) => {
      const { locationBlob, groupOverride, override } = await layers(tenantId);
      const { value } = resolve(locationBlob, [groupOverride?.changes ?? [], override.changes]);
      return (value as unknown as LocationSettings).hours.specialHours.map(({ id }) => id);
    };
    return { company, saveBase, saveAt, setAt, read, layers };
  };

  it('at company level keep the newest: the last one, and one whose date was changed to it', async () => {
    const { company, saveBase, read } = await world();
    await saveBase(0, day('older'), day('newer'), day('beside', '2026-12-25'));
    expect(await read(company.tenantId('Elm'))).toEqual(['newer', 'beside']);
    await saveBase(1, day('newer'), day('beside'));
    expect(await read(company.tenantId('Elm'))).toEqual(['beside']);
    await saveBase(2, day('beside', '2026-12-26'), day('second'));
    await saveBase(3, day('beside'), day('second'));
    expect(await read(company.tenantId('Elm'))).toEqual(['beside']);
  });

  it('below, replace those of the list and of the layers above by the one that is written', async () => {
    const { company, saveBase, saveAt, read, layers } = await world();
    const [elm, west] = [company.tenantId('Elm'), company.tenantId('West')];
    await saveBase(0, day('ours'));
    expect(await saveAt(west, [add('theirs', null)])).toMatchObject({ status: 200 });
    expect(await read(elm)).toEqual(['theirs']);
    expect(await saveAt(elm, [add('first', 'theirs'), add('second', 'first')])).toMatchObject({ status: 200 });
    expect(await read(elm)).toEqual(['second']);
    const { changes } = (await layers(elm)).override;
    expect(changes.map(({ op, path }) => `${op} ${path}`).toSorted()).toEqual([
      `add ${list}/[second]`,
      `remove ${list}/[theirs]`,
    ]);
  });

  it('are replaced by edits of several locations too, and those that others wrote do not reject an unrelated save', async () => {
    const { company, saveBase, setAt, read } = await world();
    const elm = company.tenantId('Elm');
    expect(await setAt(elm, [add('own', null)])).toMatchObject({ status: 200 });
    expect(await setAt(elm, [add('again', 'own')])).toMatchObject({ status: 200 });
    expect(await read(elm)).toEqual(['again']);
    await saveBase(0, day('ours'));
    const path = '/tableSettings/issueServerBankOfAmount';
    expect(await setAt(elm, [{ op: 'set', path, value: '30.00' }])).toMatchObject({ status: 200 });
  });
});

import { apply, type Change } from '@commissary/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type Dangling, danglingManifests, repairDangling } from './content-check.ts';
import { createPartStore } from './part-store.ts';

const path = '/tableSettings/issueServerBankOfAmount';
const alertPath = '/tableSettings/tableAlertTimesInMins/seatedNoOrder';

describe.each(databases)('content that is not whole on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const [id, elm] = [company.id, company.tenantId('Elm')];
    const save = async (value: string) => {
      const read = await client.settings.base({ params: { id } });
      if (read.status !== 200) throw new Error(`${read.status}`);
      const settingsBlob = { ...apply(read.body.settingsBlob as object, [{ op: 'set', path, value }]) };
      const saved = await client.settings.saveBase({ params: { id }, body: { ...read.body, settingsBlob } });
      expect(saved.status).toBe(200);
    };
    const saveAtElm = async (changes: Change[]) => {
      const read = await client.settings.layered({ params: { id: elm } });
      if (read.status !== 200) throw new Error(`${read.status}`);
      const { override, baseVer } = read.body;
      const body = {
        ...{ overrideId: override.id, overrideVer: override.ver, groupOverrideVer: null, baseVer, changes },
      };
      const saved = await client.settings.saveOverride({ params: { id: elm }, body });
      expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
    };
    /** The manifests of a level's saves, oldest first. */
    const manifests = async (tenantId: string | null) =>
      (
        await server.context.db
          .selectFrom('revision')
          .innerJoin('layer', 'layer.id', 'revision.layer_id')
          .innerJoin('document', 'document.id', 'layer.document_id')
          .select('revision.manifest')
          .where('document.company_id', '=', company.id)
          .where('document.kind', '=', 'settings')
          .where('layer.tenant_id', tenantId === null ? 'is' : '=', tenantId)
          .orderBy('revision.version')
          .execute()
      ).map(({ manifest }) => manifest);
    return { company, elm, save, saveAtElm, manifests };
  };

  const partsOf = async (manifest: string): Promise<readonly string[]> => {
    const found = (await createPartStore(1024 * 1024).manifests(server.context.db, [manifest])).get(manifest);
    return Object.values(found?.parts ?? {});
  };
  const remove = (hashes: readonly string[]) =>
    server.context.db
      .deleteFrom('part')
      .where('hash', 'in', [...hashes])
      .execute();
  const found = async (): Promise<Dangling[]> => {
    const all: Dangling[] = [];
    for await (const one of danglingManifests(server.context.db)) all.push(one);
    return all;
  };
  const lost = (later: readonly string[], earlier: readonly string[]) => later.filter(hash => !earlier.includes(hash));

  it('[RULE.database.11] a part that is missing is named by the saves that have it, and made again from the save before', async () => {
    const { company, save, manifests } = await world();
    for (const value of ['11.00', '12.00', '13.00']) await save(value);
    const [one = '', two = '', three = ''] = (await manifests(null)).slice(-3);
    expect(await found()).toEqual([]);
    const gone = lost(await partsOf(two), [...(await partsOf(one)), ...(await partsOf(three))]);
    expect(gone).toHaveLength(1);
    await remove([...gone, two]);
    const [dangling] = await found();
    expect(dangling).toMatchObject({ manifest: two, missing: [two], locationIds: [] });
    expect(dangling?.saves).toMatchObject([{ kind: 'settings', tenantId: null, companyId: company.id }]);
    if (dangling === undefined) throw new Error();
    // With the manifest its part is known to be missing as well.
    expect(await repairDangling(server.context.db, dangling)).toEqual([]);
    const [rest] = await found();
    expect(rest).toMatchObject({ manifest: two, missing: gone });
    if (rest !== undefined) expect(await repairDangling(server.context.db, rest)).toEqual([]);
    expect(await found()).toEqual([]);
    const again = await createPartStore(1024 * 1024).documents(server.context.db, [two]);
    expect(again.get(two)).toMatchObject({ tableSettings: { issueServerBankOfAmount: '12.00' } });
  });

  it('[RULE.database.11] the list of a location is made again as well, and what cannot be is only named', async () => {
    const { elm, saveAtElm, manifests } = await world();
    await saveAtElm([{ op: 'set', path: alertPath, value: 21 }]);
    await saveAtElm([{ op: 'set', path: alertPath, value: 22 }]);
    const [one = '', two = ''] = await manifests(elm);
    const [first, second] = [await partsOf(one), await partsOf(two)];
    await remove(second);
    const [dangling] = await found();
    expect(dangling).toMatchObject({ manifest: two, missing: second });
    if (dangling === undefined) throw new Error();
    expect(await repairDangling(server.context.db, dangling)).toEqual([]);
    expect(await found()).toEqual([]);
    // Of both nothing is left that they could be made from.
    await remove([...first, ...second]);
    const both = await found();
    expect(both.map(({ manifest }) => manifest).sort()).toEqual([one, two].sort());
    for (const each of both) expect(await repairDangling(server.context.db, each)).toEqual(each.missing);
    expect(await found()).toHaveLength(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { cachedTenant } from '../access/index.ts';
import { ownAction } from '../audit/audit.ts';
import { createPartStore } from '../content/index.ts';
import { effectiveDocument, type LayerHashes, layerHashesKey, layerHashesOf, loadHeads } from '../documents/index.ts';
import { saveOverride } from '../saving/index.ts';
import { editManyLocations } from './multi-location-edit.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const section = '/tableSettings/requireEnterSection';

describe.each(databases)('what a save computed on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const { context } = server;
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    const grants = [
      { permissions: ['accessConfigurationOptions' as const], on: { type: 'COMPANY' as const, id: company.id } },
    ];
    const caller = {
      ...{ ...context, person: { id: 'p', name: 'Pat', grants }, origin: ownAction, address: null },
      idempotencyKey: null,
    };
    const headsAt = async (tenantId: string) => {
      const tenant = await cachedTenant(context, tenantId);
      return loadHeads(caller, { kind: 'settings' as const, companyId: company.id, tenant });
    };
    const layersAt = async (tenantId: string) => layerHashesOf(await headsAt(tenantId));
    /** What is kept for these layers is what a server with an empty cache computes. */
    const expectKept = async (layers: LayerHashes) => {
      const kept = context.content.effective.get(layerHashesKey(layers));
      const fresh = await effectiveDocument({ ...context, content: createPartStore(64 * 1024 * 1024) }, layers);
      expect({ ...kept, issues: kept?.issues }).toEqual({ ...fresh, issues: fresh.issues });
    };
    return { context, company, caller, headsAt, layersAt, expectKept };
  };

  it('at many locations is kept for who reads it next', async () => {
    const { company, caller, layersAt, expectKept } = await world();
    const at = ['Elm', 'Oak'].map(name => company.tenantId(name));
    const places = at.map((tenantId, n) => ({
      ...{ tenantId, ver: 0 },
      edits: [{ op: 'set' as const, path: bank, value: `${4 + n}0.00` }],
    }));
    await editManyLocations(caller, { kind: 'settings', companyId: company.id, places });
    for (const tenantId of at) await expectKept(await layersAt(tenantId));
  });

  it('on top of a group that changes with it is not kept for the group before', async () => {
    const { context, company, caller, headsAt, layersAt } = await world();
    const elm = company.tenantId('Elm');
    const { group } = await layersAt(elm);
    const groupId = (await headsAt(elm)).layer.tenant?.groupId ?? '';
    await editManyLocations(caller, {
      ...{ kind: 'settings', companyId: company.id },
      places: [
        { tenantId: groupId, ver: 0, edits: [{ op: 'set', path: section, value: true }] },
        { tenantId: elm, ver: 0, edits: [{ op: 'set', path: bank, value: '45.00' }] },
      ],
    });
    const layers = await layersAt(elm);
    expect(layers.group).not.toBe(group);
    expect(context.content.effective.get(layerHashesKey({ ...layers, group }))).toBeUndefined();
  });

  it('at one location is kept for who reads it next', async () => {
    const { company, caller, headsAt, layersAt, expectKept } = await world();
    const oak = company.tenantId('Oak');
    const { layer, own, base, group } = await headsAt(oak);
    await saveOverride(caller, layer, {
      ...{ overrideId: own?.id ?? '', overrideVer: 0 },
      ...{ groupOverrideVer: group?.version ?? null, baseVer: base.version },
      changes: [{ op: 'set', path: bank, value: '55.00' }],
    });
    await expectKept(await layersAt(oak));
  });
});

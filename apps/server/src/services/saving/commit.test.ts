import { initialDocument } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { settingsWith } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { ownAction } from '../audit/audit.ts';
import { loadHeads } from '../documents/layer-heads.ts';
import { commit } from './commit.ts';

describe.each(bothDatabases)('committing saves on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const { id } = await makeCompany(server);
    const caller = { ...server.context, person: { id: 'p', name: 'Pat', grants: [] }, origin: ownAction };
    const heads = await loadHeads(caller, { kind: 'settings', companyId: id, tenant: null });
    const save = (bank: string) =>
      commit(caller, heads, {
        layer: heads.base,
        content: server.context.content.prepareDocument('settings', settingsWith({ issueServerBankOfAmount: bank })),
        changes: [{ path: '/tableSettings/issueServerBankOfAmount', op: 'set', value: bank, was: '0.00' }],
      });
    const rows = async () => {
      const { db } = server.context;
      const revisions = await db
        .selectFrom('revision')
        .select('manifest')
        .where('layer_id', '=', heads.base.id)
        .execute();
      const log = await db.selectFrom('change_log').select('value').where('layer_id', '=', heads.base.id).execute();
      const audit = await db.selectFrom('audit').select('details').where('company_id', '=', id).execute();
      return { revisions: revisions.length, log: log.map(({ value }) => value), audit: audit.length };
    };
    return { caller, heads, save, rows };
  };

  it('rejects the second of two saves that both read the same version, and stores nothing of it', async () => {
    const { save, rows } = await world();
    expect(await save('1.00')).toBe(1);
    expect(await save('2.00')).toBeNull();
    expect(await rows()).toEqual({ revisions: 1, log: ['1.00'], audit: 1 });
  });

  it('accepts one of several simultaneous saves', async () => {
    const { save, rows } = await world();
    const versions = await Promise.all(['1.00', '2.00', '3.00', '4.00'].map(save));
    expect(versions.filter(version => version === 1)).toHaveLength(1);
    expect(versions.filter(version => version === null)).toHaveLength(3);
    expect(await rows()).toMatchObject({ revisions: 1, audit: 1 });
  });

  it('stores nothing when one of its statements fails', async () => {
    const { caller, heads, rows } = await world();
    const content = server.context.content.prepareDocument('settings', initialDocument('settings'));
    const failing = commit(caller, heads, {
      layer: heads.base,
      content,
      // A row that the change log cannot store.
      changes: [{ path: null as never, op: 'set', value: 1, was: undefined }],
    });
    await expect(failing).rejects.toThrow();
    expect(await rows()).toEqual({ revisions: 0, log: [], audit: 0 });
    expect((await loadHeads(caller, heads.layer)).base.version).toBe(0);
  });
});

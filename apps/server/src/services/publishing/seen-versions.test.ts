import { previewsOf } from '@commissary/contract';
import type { Edit } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { moveTenant } from '../../store/tenants/tenant.ts';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { settingsWith } from '../../testing/test-documents.ts';
import { publishDue } from './publish-due.ts';

const bank = (value: string): Edit => ({ op: 'set', path: '/tableSettings/issueServerBankOfAmount', value });

describe.each(bothDatabases)('a publish of what was previewed on %s', database => {
  const open = publishingWorld(database);

  const world = async () => {
    const { server, company, client: kim, elm, oak, west } = await open();
    const ruth = (await company.person({ name: 'Ruth', permissions: ['accessConfigurationOptions'] })).client;
    const params = { id: company.id };
    const preview = async (...locationIds: string[]) => {
      const answer = await kim.syncLocations.preview({ body: { locationIds } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return previewsOf(answer.body, locationIds).map(({ locationId, seen }) => ({ locationId, seen }));
    };
    const start = (part: Omit<Parameters<typeof kim.syncEmployment.start>[0]['body'], 'action'>, key?: string) =>
      kim.syncLocations.start(
        { body: { action: 'PUBLISH', ...part } },
        key === undefined ? {} : { idempotencyKey: key },
      );
    const saveOwn = async (ver: number, value: string, tenantId = elm) => {
      const places = [{ tenantId, ver, edits: [bank(value)] }];
      expect(await ruth.overrides.set({ params, body: { kind: 'settings', places } })).toMatchObject({ status: 200 });
    };
    const saveBase = async () => {
      const settingsBlob = { ...settingsWith({ serverKeepsTips: true }) };
      const body = { id: `settings-${company.id}`, ver: 0, settingsBlob };
      expect(await ruth.settings.saveBase({ params, body })).toMatchObject({ status: 200 });
    };
    const live = async (id: string) => {
      server.clock.pass(120_000);
      await publishDue(server.context);
      const answer = await kim.published.settings({ params: { id } });
      return answer.status === 200
        ? (answer.body.blob as { tableSettings: { issueServerBankOfAmount: string } }).tableSettings
            .issueServerBankOfAmount
        : answer.status;
    };
    const unpublished = async () => {
      const answer = await kim.tenants.unpublished({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    return { server, company, kim, elm, oak, west, preview, start, saveOwn, saveBase, live, unpublished };
  };

  it('[RULE.publish.60] is refused after a later save, with its author, and begins once that was previewed too', async () => {
    const { elm, oak, preview, start, saveOwn, live } = await world();
    await saveOwn(0, '31.00');
    const seen = await preview(elm, oak);
    await saveOwn(1, '47.00');
    const request = { locationIds: [elm, oak] };
    expect(await start({ ...request, seen })).toEqual({
      status: 409,
      body: [{ code: 'SAVED_SINCE_PREVIEW', path: elm, params: { by: 'Ruth' } }],
    });
    expect(await live(elm)).toBe(404);
    const again = { ...request, seen: await preview(elm, oak) };
    const begun = await start(again, `seen-${elm}`);
    expect(begun).toMatchObject({ status: 200 });
    await saveOwn(2, '52.00');
    expect(await start(again, `seen-${elm}`)).toEqual(begun);
    expect(await live(elm)).toBe('47.00');
    // A caller that names no preview publishes what is saved.
    expect(await start(request)).toMatchObject({ status: 200 });
    expect(await live(elm)).toBe('52.00');
  });

  it('[RULE.publish.61] leaves out later saves of every level, and these stay unpublished', async () => {
    const { elm, oak, kim, preview, start, saveOwn, saveBase, live, unpublished } = await world();
    await saveOwn(0, '31.00');
    const seen = await preview(elm, oak);
    await saveOwn(1, '47.00');
    await saveOwn(0, '48.00', oak);
    await saveBase();
    const answer = await start({ locationIds: [elm, oak], seen, laterSaves: 'leave-out' });
    expect(answer).toMatchObject({ status: 200 });
    expect([await live(elm), await live(oak)]).toEqual(['31.00', '0.00']);
    expect(await kim.published.settings({ params: { id: oak } })).toMatchObject({ body: { ver: 0 } });
    expect((await unpublished()).menu.toSorted()).toEqual([elm, oak].toSorted());
    await start({ locationIds: [elm, oak] });
    expect([await live(elm), await live(oak)]).toEqual(['47.00', '48.00']);
    expect((await unpublished()).menu).toEqual([]);
  });

  it('[RULE.publish.60] of employment is refused after people there changed', async () => {
    const { company, elm, oak } = await world();
    const kim = (await company.person({ permissions: ['payroll', 'manageMenus', 'userAdmin'] })).client;
    const locationIds = [elm, oak];
    const previewed = await kim.syncEmployment.preview({ body: { locationIds } });
    if (previewed.status !== 200) throw new Error(JSON.stringify(previewed.body));
    const seen = previewsOf(previewed.body, locationIds).map(one => ({ locationId: one.locationId, seen: one.seen }));
    const at = { type: 'LOCATION', id: elm } as const;
    const ana = { name: 'Ana', email: null, phone: null, roles: [], invite: false };
    const jobs = [{ jobTypeId: '4', grantObject: at }];
    expect(await kim.users.create({ params: { id: company.id }, body: { ...ana, jobs } })).toMatchObject({
      status: 200,
    });
    const start = (body: object) =>
      kim.syncEmployment.start({ body: { action: 'PUBLISH', locationIds, seen, ...body } });
    expect(await start({})).toEqual({ status: 409, body: [{ code: 'SAVED_SINCE_PREVIEW', path: elm }] });
    // People are those of today: what they may do is never put back.
    expect(await start({ laterSaves: 'leave-out' })).toMatchObject({ status: 200 });
  });

  it('names no author to somebody who may not publish there', async () => {
    const { company, elm, preview, saveOwn } = await world();
    const seen = await preview(elm);
    await saveOwn(0, '47.00');
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Oak' });
    const body = { action: 'PUBLISH' as const, locationIds: [elm], seen };
    expect(await client.syncLocations.start({ body })).toMatchObject({ status: 403, body: [{ code: 'FORBIDDEN' }] });
  });

  it('is refused where the preview is of another location, of another state or none', async () => {
    const { server, elm, oak, west, preview, start, saveOwn } = await world();
    await saveOwn(0, '31.00');
    const seen = await preview(elm);
    const [one = { locationId: elm, seen: '' }] = seen;
    expect(await start({ locationIds: [oak], seen })).toMatchObject({ status: 400, body: [{ path: elm }] });
    for (const bad of ['', '1.2:x:y', `${one.seen} `, one.seen.replace(/\d+/, '99999999999')])
      expect(await start({ locationIds: [elm], seen: [{ locationId: elm, seen: bad }] })).toMatchObject({
        status: 400,
      });
    const laterSaves = 'leave-out' as const;
    const lost = { status: 409, body: [{ code: 'PREVIEW_LOST', path: elm }] };
    const older = one.seen.replace(/\.1:/, '.0:');
    expect(older).not.toBe(one.seen);
    const forged = [{ locationId: elm, seen: older }];
    expect(await start({ locationIds: [elm], seen: forged, laterSaves })).toEqual(lost);
    const future = [{ locationId: elm, seen: one.seen.replace(/\d+/, '9999999999') }];
    expect(await start({ locationIds: [elm], seen: future })).toMatchObject({ status: 409 });
    await saveOwn(0, '32.00', west);
    const grouped = await preview(elm);
    await moveTenant(server.context.db, elm, west, null);
    expect(await start({ locationIds: [elm], seen: grouped, laterSaves })).toEqual(lost);
  });
});

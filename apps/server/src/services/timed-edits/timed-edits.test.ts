import type { Edit } from '@commissary/document';
import { plainDateTimeText } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGrants } from '../../store/people/grant.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/test-smtp-server.ts';
import { sendEmails } from '../mail/send-emails.ts';
import { publishDue } from '../publishing/publish-due.ts';
import { runDueTimed } from './run-due-timed.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const alert = '/tableSettings/tableAlertTimesInMins/afterOrdering';
const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value }) as Edit;
const minute = 60_000;
const chicago = 'America/Chicago';

describe.each(databases)('timed edits on %s', database => {
  let server: TestServer;
  let office: TestSmtpServer;
  beforeAll(async () => {
    office = await startTestSmtpServer();
    server = await openTestServer({ database, config: { smtpUrl: office.url } });
  });
  afterAll(async () => {
    await server.close();
    await office.close();
  });

  const ok = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer as Extract<A, { readonly status: 200 }>;
  };
  /** What the clocks of a zone show some minutes from now. */
  const local = (minutes: number, zone = chicago) =>
    plainDateTimeText(server.clock.now().getTime() + minutes * minute, zone);
  /** Everything that is due after some minutes, as the scheduler does it. */
  const after = async (minutes: number) => {
    server.clock.pass(minutes * minute);
    await publishDue(server.context);
    await runDueTimed(server.context);
  };
  /** The list as a page subscribes to it. */
  const listStream = async (personId: string, companyId: string) => {
    const token = (await server.browserOf(personId)).cookies.get('commissary') ?? '';
    const answer = await fetch(`${await server.listen()}/api/timed/${companyId}`, {
      headers: { accept: 'text/event-stream', cookie: `commissary=${token}` },
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const shows = async (words: string) => {
      for (let text = ''; !text.includes(words); ) {
        const { done = true, value = '' } = (await reader?.read()) ?? {};
        if (done) throw new Error(`The stream ended without ${words}.`);
        text += value;
      }
      await reader?.cancel();
    };
    return { shows };
  };
  const grant = ['accessConfigurationOptions', 'userAdmin', 'editLocation'] as const;

  const world = async () => {
    // On the minute, so that local times are exact.
    server.clock.pass(minute - (server.clock.now().getTime() % minute));
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Fir'] });
    const hours = { session_idle_minutes: 600, session_longest_minutes: 6_000 };
    await server.context.db.updateTable('company').set(hours).where('id', '=', company.id).execute();
    await giveMenu(server, company);
    const kim = await company.person({ name: 'Kim', permissions: grant });
    const { client } = kim;
    const [elm, oak, west] = [company.tenantId('Elm'), company.tenantId('Oak'), company.tenantId('West')];
    ok(await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak] } }));
    await publishDue(server.context);
    const params = { companyId: company.id };
    const versionOf = async (tenantId: string) =>
      ok(await client.settings.layered({ params: { id: tenantId }, query: {} })).body.override.ver;
    const save = async (tenantId: string, ...edits: Edit[]) => {
      const places = [{ tenantId, ver: await versionOf(tenantId), edits }];
      ok(await client.overrides.set({ params: { id: company.id }, body: { kind: 'settings', places } }));
    };
    const publish = async (...locationIds: string[]) => {
      ok(await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } }));
      await publishDue(server.context);
    };
    const schedule = async (minutes: number, ...locationIds: string[]) => {
      const syncDateMillis = server.clock.now().getTime() + minutes * minute;
      ok(await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds, syncDateMillis } }));
    };
    const body = (starts: string | null, ends: string | null, ...edits: Edit[]) => ({
      ...{ kind: 'settings' as const, edits, starts, ends, locationIds: [elm] },
    });
    const create = async (sent: ReturnType<typeof body>) =>
      ok(await client.timed.create({ params, body: sent })).body.id;
    const live = async (tenantId: string) => {
      const { blob } = ok(await client.published.settings({ params: { id: tenantId } })).body;
      const { issueServerBankOfAmount, serverKeepsTips } = blob.tableSettings as Record<string, unknown>;
      return { bank: issueServerBankOfAmount, tips: serverKeepsTips };
    };
    const own = async (tenantId: string) =>
      ok(await client.settings.layered({ params: { id: tenantId }, query: {} })).body.override.changes;
    const manifests = async (tenantId: string) =>
      server.context.db
        .selectFrom('published')
        .select(['kind', 'manifest'])
        .where('location_id', '=', tenantId)
        .orderBy('kind')
        .execute();
    const list = async (over = false) =>
      ok(await client.timed.list({ params, query: over ? { over: 'true' } : {} })).body.edits;
    const at = async (id: string, locationId = elm) =>
      [...(await list()), ...(await list(true))]
        .find(one => one.id === id)
        ?.locations.find(one => one.locationId === locationId);
    return {
      company,
      kim,
      client,
      params,
      elm,
      oak,
      west,
      save,
      publish,
      schedule,
      body,
      create,
      live,
      own,
      manifests,
      list,
      at,
    };
  };

  it('[RULE.timed.01] go live alone at their start, at each location on its own clock', async () => {
    const { elm, oak, west, save, body, create, live, at } = await world();
    await server.context.db
      .updateTable('tenant')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', oak)
      .execute();
    const before = await live(elm);
    await save(west, set(tips, !before.tips));
    const id = await create({ ...body(local(90), local(150), set(bank, '31.00')), locationIds: [elm, oak] });
    await after(29);
    expect([(await live(oak)).bank, await at(id, oak)]).toMatchObject([before.bank, { phase: 'waiting' }]);
    await after(1);
    expect([await live(oak), await live(elm)]).toEqual([{ ...before, bank: '31.00' }, before]);
    await after(60);
    expect([await live(oak), await live(elm)]).toEqual([before, { ...before, bank: '31.00' }]);
    expect([await at(id, oak), await at(id, elm)]).toMatchObject([
      { phase: 'over', outcome: 'ENDED' },
      { phase: 'running' },
    ]);
    await after(60);
    expect(await live(elm)).toEqual(before);
  });

  it('[RULE.timed.02] leave exactly what was there before, saved and live each, under a base that moved', async () => {
    const { elm, west, client, company, save, publish, body, create, live, own, manifests } = await world();
    await save(elm, set(bank, '20.00'));
    await publish(elm);
    await save(elm, set(bank, '21.00'));
    const [saved, running] = [await own(elm), await manifests(elm)];
    await create(body(null, local(60), set(bank, '22.00')));
    await after(0);
    expect([(await live(elm)).bank, (await own(elm))[0]]).toMatchObject(['22.00', { value: '22.00' }]);
    await save(west, set(bank, '21.00'), set(tips, true));
    await after(60);
    expect([await own(elm), await manifests(elm)]).toEqual([saved, running]);
    // A publish of everything in between brought all that was saved, and the timed value in place of this one.
    await create(body(null, local(60), set(bank, '23.00')));
    await after(0);
    await publish(elm);
    await after(60);
    expect([await own(elm), await live(elm)]).toEqual([saved, { bank: '21.00', tips: true }]);
    const { body: left } = ok(await client.tenants.unpublished({ params: { companyId: company.id } }));
    expect(left.menu).not.toContain(elm);
  });

  it('[RULE.timed.02] remove an own value where there was none, and stay without an end', async () => {
    const { elm, body, create, live, own, at } = await world();
    const before = await live(elm);
    await create(body(local(1), local(2), set(bank, '24.00'), set(tips, !before.tips)));
    const stays = await create(body(local(3), null, set(bank, '25.00')));
    await after(1);
    expect(await own(elm)).toHaveLength(2);
    await after(1);
    expect([await own(elm), await live(elm)]).toEqual([[], before]);
    await after(1);
    expect([(await live(elm)).bank, await at(stays)]).toMatchObject(['25.00', { phase: 'over', outcome: 'STAYS' }]);
  });

  it('[RULE.timed.03] wait for a decision where somebody else changed the path, before the start or until the end', async () => {
    const { client, params, elm, oak, save, body, create, live, own, at } = await world();
    const before = await live(elm);
    const early = await create(body(local(10), local(20), set(tips, !before.tips)));
    const late = await create(body(local(10), local(20), set(bank, '26.00')));
    await save(elm, set(tips, !before.tips));
    await after(10);
    expect([await at(early), await at(late)]).toMatchObject([
      { phase: 'waiting', question: 'CHANGED' },
      { phase: 'running', question: null },
    ]);
    await save(elm, set(bank, '27.00'));
    const [saved, running] = [await own(elm), await live(elm)];
    await after(10);
    expect(await at(late)).toMatchObject({ phase: 'running', question: 'CHANGED' });
    const undecided = async (query: { tenantId?: string }) =>
      ok(await client.home.overview({ params, query })).body.undecided;
    expect([await undecided({}), await undecided({ tenantId: elm }), await undecided({ tenantId: oak })]).toEqual([
      1, 1, 0,
    ]);
    await after(60);
    expect([await own(elm), await live(elm)]).toEqual([saved, running]);
  });

  it('[RULE.timed.04] begin or end anyway, with the permissions of whoever decides, or keep what is there', async () => {
    const { company, client, params, elm, save, body, create, live, own, at } = await world();
    const before = await live(elm);
    const ids = [
      await create(body(local(10), local(20), set(bank, '28.00'))),
      await create(body(null, local(10), set(alert, 7))),
    ];
    await after(0);
    await save(elm, set(bank, '29.00'), set(alert, 8));
    await after(10);
    const [start = '', end = ''] = ids;
    expect([await at(start), await at(end)]).toMatchObject([{ question: 'CHANGED' }, { question: 'CHANGED' }]);
    const { client: other } = await company.person({ permissions: ['dashboard'] });
    const decide = (id: string, decision: 'anyway' | 'keep', as = client) =>
      as.timed.decide({ params: { ...params, id }, body: { decision } });
    expect(await decide(start, 'anyway', other)).toMatchObject({ status: 403 });
    expect(await decide(start, 'anyway')).toMatchObject({ status: 204 });
    expect([(await live(elm)).bank, await at(start)]).toMatchObject(['28.00', { phase: 'running', question: null }]);
    expect(await decide(end, 'keep')).toMatchObject({ status: 204 });
    expect(await at(end)).toMatchObject({ phase: 'over', outcome: 'KEPT' });
    expect(await decide(end, 'keep')).toMatchObject({ status: 400, body: [{ code: 'NOTHING_ASKED' }] });
    await save(elm, set(bank, '30.00'));
    await after(10);
    expect(await decide(start, 'anyway')).toMatchObject({ status: 204 });
    // What the save before the decision had, and not what the timed edit replaced first.
    expect([(await own(elm)).map(one => ('value' in one ? one.value : one.op)), (await live(elm)).bank]).toEqual([
      ['29.00', 8],
      before.bank,
    ]);
  });

  it('[RULE.timed.05] are rejected with code and path, and nothing is stored', async () => {
    const { company, client, params, elm, oak, body, list, own } = await world();
    const never = company.tenantId('Fir');
    const sent = body(local(10), local(20), set(bank, '33.00'));
    const cases: [object, number, object][] = [
      [{ starts: local(-1) }, 400, { code: 'START_PAST', path: elm }],
      [{ starts: null, ends: local(0) }, 400, { code: 'END_PAST', path: elm }],
      [{ ends: local(5) }, 400, { code: 'END_BEFORE_START', path: elm }],
      [{ ends: '2027-03-14T02:30' }, 400, { code: 'SKIPPED_TIME', path: elm }],
      [{ starts: null, ends: null }, 400, { code: 'NO_TIME', path: 'ends' }],
      [{ ends: '2027-02-30T02:30' }, 400, { path: '/body/ends' }],
      [{ starts: '0002-01-05T12:00' }, 400, { path: '/body/starts' }],
      [{ ends: '9999-12-31T23:59' }, 400, { path: '/body/ends' }],
      [{ edits: [{ op: 'remove', path: '/departments/[1]' }] }, 400, { code: 'NOT_TIMED', path: '/departments/[1]' }],
      [{ edits: [set(bank, 'much')] }, 400, { path: bank }],
      [{ locationIds: [elm, never] }, 400, { code: 'NEVER_PUBLISHED', path: never }],
    ];
    for (const [more, status, failure] of cases)
      for (const call of ['create', 'preview'] as const) {
        const answer = await client.timed[call]({ params, body: { ...sent, ...more } });
        expect(answer).toMatchObject({ status, body: [failure] });
      }
    for (const permissions of [['dashboard'], ['manageMenus']] as const) {
      const { client: other } = await company.person({ permissions: [...permissions] });
      expect(await other.timed.create({ params, body: sent })).toMatchObject({ status: 403 });
    }
    const { client: ofOak } = await company.person({ permissions: grant, on: 'Oak' });
    expect(await ofOak.timed.create({ params, body: sent })).toMatchObject({ status: 403 });
    expect(await ofOak.timed.create({ params, body: { ...sent, locationIds: [oak] } })).toMatchObject({ status: 200 });
    expect([(await list()).length, await own(elm)]).toEqual([1, []]);
  });

  it('[RULE.timed.06] hold a path of a location, and what is below it, alone', async () => {
    const { client, params, elm, oak, body, create, live } = await world();
    const before = await live(elm);
    await create(body(local(10), local(20), set(bank, '34.00')));
    const again = (starts: string | null, ends: string | null, edit: Edit, locationIds = [elm]) =>
      client.timed.create({ params, body: { ...body(starts, ends, edit), locationIds } });
    const held = { status: 400, body: [{ code: 'TIMED_ALREADY', path: elm }] };
    expect(await again(local(15), local(30), set(bank, '35.00'))).toMatchObject(held);
    expect(await again(local(15), null, set(bank, '35.00'), [oak, elm])).toMatchObject(held);
    expect(await again(null, local(11), { op: 'reset', path: '/tableSettings' })).toMatchObject(held);
    expect(await again(local(15), local(30), set(bank, '35.00'), [oak])).toMatchObject({ status: 200 });
    expect(await again(local(15), local(30), set(`${bank}Not`, '35.00'))).not.toMatchObject(held);
    await after(10);
    const seen = [(await live(elm)).bank];
    // Set while the first one runs, from its end on: what that leaves is no change by somebody else.
    expect(await again(local(10), local(20), set(bank, '36.00'))).toMatchObject({ status: 200 });
    for (const minutes of [10, 10]) {
      await after(minutes);
      seen.push((await live(elm)).bank);
    }
    expect(seen).toEqual(['34.00', '36.00', before.bank]);
  });

  it('[RULE.timed.07] check the permissions again when they begin and end', async () => {
    const { company, client, params, elm, live, at, body } = await world();
    const before = await live(elm);
    const lee = await company.person({ name: 'Lee', permissions: [...grant, 'configureCreditCards'] });
    const { id } = ok(
      await lee.client.timed.create({ params, body: body(local(10), local(20), set(bank, '37.00')) }),
    ).body;
    const setStatus = (status: 'ACTIVE' | 'DELETED') =>
      server.context.db.updateTable('person').set({ status }).where('id', '=', lee.id).execute();
    await setStatus('DELETED');
    await after(10);
    expect([await at(id), await live(elm)]).toMatchObject([{ phase: 'waiting', question: 'AUTHOR_LEFT' }, before]);
    const decision = { params: { ...params, id }, body: { decision: 'anyway' } } as const;
    expect(await client.timed.decide(decision)).toMatchObject({ status: 204 });
    // From then on whoever decided is responsible.
    await after(10);
    expect([await at(id), await live(elm)]).toMatchObject([{ phase: 'over', outcome: 'ENDED' }, before]);
    await setStatus('ACTIVE');
    const edits = [set(bank, '38.00'), set('/creditAndGiftSettings/cashDiscount', true)];
    const second = ok(await lee.client.timed.create({ params, body: body(null, local(10), ...edits) })).body.id;
    await after(0);
    // Who may still publish there, and edit one of the two.
    await server.context.db.deleteFrom('granted_role').where('person_id', '=', lee.id).execute();
    const given = { id: server.context.newId(), personId: lee.id, onType: 'COMPANY', onId: company.id } as const;
    await insertGrants(server.context.db, [{ ...given, roleId: await company.role(...grant) }]);
    await after(10);
    expect(await at(second)).toMatchObject({ phase: 'running', question: 'NOT_ALLOWED' });
    expect(await live(elm)).toMatchObject({ bank: '38.00' });
  });

  it('[RULE.timed.08] are done late and once where the server was down, and not at all where the end has passed', async () => {
    const { elm, body, create, live, own, at } = await world();
    const before = await live(elm);
    const missed = await create(body(local(10), local(20), set(bank, '39.00')));
    const late = await create(body(local(10), local(60), set(tips, !before.tips)));
    await after(30);
    expect([await at(missed), await at(late)]).toMatchObject([
      { phase: 'over', outcome: 'MISSED' },
      { phase: 'running' },
    ]);
    expect([await live(elm), (await own(elm)).length]).toEqual([{ ...before, tips: !before.tips }, 1]);
    server.clock.pass(60 * minute);
    expect(await Promise.all([runDueTimed(server.context), runDueTimed(server.context)])).toContain(1);
    const runs = server.context.db.selectFrom('run_location').select('run_id').where('location_id', '=', elm);
    expect(await runs.where('scope', '=', 'edits').where('status', '=', 'SUCCESS').execute()).toHaveLength(2);
    expect([await live(elm), await own(elm)]).toEqual([before, []]);
  });

  it('[RULE.timed.09] are canceled before their start, and end at once while they run', async () => {
    const { company, client, params, elm, save, body, create, live, own, at } = await world();
    const before = await live(elm);
    const [waiting, running] = [
      await create(body(local(10), local(20), set(bank, '40.00'))),
      await create(body(null, local(20), set(tips, !before.tips))),
    ];
    await after(0);
    const cancel = (id: string, as = client) => as.timed.cancel({ params: { ...params, id }, body: {} });
    const { client: other } = await company.person({ permissions: ['dashboard'] });
    for (const id of [waiting, running]) {
      expect(await cancel(id, other)).toMatchObject({ status: 403 });
      expect(await cancel(id)).toMatchObject({ status: 204 });
      expect(await cancel(id)).toMatchObject({ status: 400, body: [{ code: 'NOTHING_LEFT' }] });
    }
    expect([await at(waiting), await at(running)]).toMatchObject([
      { outcome: 'CANCELLED' },
      { outcome: 'ENDED_EARLY' },
    ]);
    await after(20);
    expect([await live(elm), await own(elm)]).toEqual([before, []]);
    const edited = await create(body(null, local(20), set(bank, '41.00')));
    await after(0);
    await save(elm, set(bank, '42.00'));
    expect(await cancel(edited)).toMatchObject({ status: 400, body: [{ code: 'CHANGED_SINCE', path: elm }] });
    expect(await cancel('nothing')).toMatchObject({ status: 404 });
  });

  it('[RULE.timed.11] are previewed with their changes, instants and zone, and the schedules that bring another value', async () => {
    const { client, params, elm, save, schedule, body, list } = await world();
    await save(elm, set(bank, '43.00'));
    await schedule(15, elm);
    const now = server.clock.now().getTime();
    const preview = async (starts: number, ends: number) =>
      ok(await client.timed.preview({ params, body: body(local(starts), local(ends), set(bank, '44.00')) })).body;
    expect(await preview(10, 20)).toMatchObject({
      locations: [
        {
          locationId: elm,
          timeZone: chicago,
          startsAt: now + 10 * minute,
          endsAt: now + 20 * minute,
          total: 1,
          changes: [{ path: bank, value: '44.00' }],
        },
      ],
      schedules: [{ locationId: elm, dueAt: now + 15 * minute, by: 'Kim', paths: [bank] }],
    });
    expect((await preview(16, 20)).schedules).toEqual([]);
    expect((await preview(10, 15)).schedules).toEqual([]);
    const { locationIds: _, ...everywhere } = body(local(10), null, set(bank, '44.00'));
    expect(ok(await client.timed.preview({ params, body: everywhere })).body.locations).toHaveLength(2);
    expect(await list()).toEqual([]);
  });

  it('[RULE.timed.12] end again after a scheduled publish that brings their value', async () => {
    const { elm, schedule, body, create, live, own, at } = await world();
    const before = await live(elm);
    const id = await create(body(null, local(10), set(bank, '45.00')));
    await after(0);
    await schedule(20, elm);
    await after(10);
    expect([await live(elm), await own(elm), await at(id)]).toMatchObject([before, [], { phase: 'ending' }]);
    await after(10);
    expect([await live(elm), await own(elm), await at(id)]).toMatchObject([
      before,
      [],
      { phase: 'over', outcome: 'ENDED' },
    ]);
  });

  it('[RULE.timed.13] keep their local time in another zone, and are over where the location was removed', async () => {
    const { client, company, elm, oak, body, create, live, at } = await world();
    const before = await live(elm);
    const id = await create({ ...body(local(90), local(150), set(bank, '46.00')), locationIds: [elm, oak] });
    const zone = { id: elm, type: 'LOCATION' as const, timeZone: 'America/New_York' };
    expect(await client.tenants.edit({ params: { companyId: company.id }, body: zone })).toMatchObject({ status: 200 });
    await after(30);
    expect((await live(elm)).bank).toBe('46.00');
    await server.context.db
      .updateTable('tenant')
      .set({ removed_at: server.clock.now() })
      .where('id', '=', elm)
      .execute();
    await after(60);
    const rows = await server.context.db
      .selectFrom('timed_location')
      .select(['location_id', 'outcome'])
      .where('edit_id', '=', id)
      .execute();
    expect(rows.find(row => row.location_id === elm)).toMatchObject({ outcome: 'REMOVED' });
    expect(await at(id, oak)).toMatchObject({ phase: 'running' });
    expect(before.bank).not.toBe('46.00');
  });

  it('[RULE.timed.14] are listed page by page for whoever can access their locations, without what they may not read', async () => {
    const { company, client, params, elm, oak, body, create } = await world();
    const first = await create({ ...body(local(10), null, set(bank, '47.00')), locationIds: [elm, oak] });
    server.clock.pass(1_000);
    const second = await create({ ...body(local(10), local(20), set(tips, true)), locationIds: [elm] });
    const page = async (query: { limit?: number; before?: string }, as = client) => {
      const answer = ok(await as.timed.list({ params, query }));
      return { ids: answer.body.edits.map(({ id }) => id), ...answer.body };
    };
    const one = await page({ limit: 1 });
    expect(one.ids).toEqual([second]);
    expect(await page({ limit: 1, before: one.next ?? '' })).toMatchObject({ ids: [first], next: null });
    expect((await page({})).edits[1]).toMatchObject({ by: 'Kim', ends: null, total: 1, changes: [{ path: bank }] });
    const { client: ofOak } = await company.person({ permissions: ['dashboard'], on: 'Oak' });
    const { edits, ids } = await page({}, ofOak);
    expect([ids, edits[0]?.locations.map(({ locationId }) => locationId)]).toEqual([[first], [oak]]);
  });

  it('[RULE.timed.18] [RULE.timed.19] one that waits for a decision is told to whoever set it in one e-mail with all locations, without values, and to the page', async () => {
    const { company, kim, elm, oak, save, create, client, params, body, at } = await world();
    const sent = { ...body(local(5), local(60), set(bank, '20.00')), locationIds: [elm, oak] };
    const { id } = ok(await client.timed.create({ params, body: sent })).body;
    for (const location of [elm, oak]) await save(location, set(bank, '30.00'));
    await sendEmails(server.context, 'http://console.example');
    const before = office.emails.length;
    const streamed = await listStream(kim.id, company.id);
    await after(5);
    expect([(await at(id))?.question, (await at(id, oak))?.question]).toEqual(['CHANGED', 'CHANGED']);
    await streamed.shows('"question":"CHANGED"');
    await sendEmails(server.context, 'http://console.example');
    expect(office.emails).toHaveLength(before + 1);
    const email = office.emails.at(-1);
    expect(email).toMatchObject({ to: kim.email, subject: 'A timed edit waits for a decision' });
    const text = email?.raw.replaceAll(/=\r?\n/g, '') ?? '';
    expect(text).toContain('Server bank.');
    expect(text).toContain('Somebody changed this value since. Elm and Oak.');
    expect(text).toMatch(/http:\/\/console\.example\/timed/);
    expect(text).not.toMatch(/20\.00|30\.00/);
    // Decided before the e-mail is written: there is nothing to tell.
    const other = await create(body(local(5), null, set(tips, true)));
    await save(elm, set(tips, true));
    await after(5);
    expect((await at(other))?.question).toBe('CHANGED');
    await client.timed.decide({ params: { ...params, id: other }, body: { decision: 'keep' } });
    await sendEmails(server.context, 'http://console.example');
    expect(office.emails).toHaveLength(before + 1);
  });
});

import { apply, canonicalJson, diff, type Edit } from '@commissary/document';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { runDueTimed } from '../../apps/server/src/services/timed-edits/run-due-timed.ts';
import type { Db } from '../../apps/server/src/store/database/tables.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu } from '../../apps/server/src/testing/test-documents.ts';
import { demand } from '../crash/web-client.ts';
import type { Proof } from '../proofs/proof.ts';
import { edited, type Layers, nothing, type Path, paths, setting, shown, type Values } from './only-this.ts';
import { type RandomProgram, runPrograms } from './random-programs.ts';
import { firstInstantShowing, TimedModel, type TimedPlace } from './timed-model.ts';

/** On each of the two databases. */
const programs = 60;
const steps = 24;
const minute = 60_000;
const day = 86_400_000;

export const zones = [
  'America/Chicago',
  'America/New_York',
  'America/St_Johns',
  'Europe/Dublin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
] as const;

/**
 * Random programs of saves, publishes, schedules and timed edits, with cancellations and decisions, at six locations in
 * six zones, on a clock that passes 400 days and stops at the changes of their clocks. What is due is done while the
 * work is killed before each of its statements in turn. A model that knows no versions of layers says what is saved and
 * what is live; instants are found by looking at every minute.
 */
export const timedEditsProof: Proof = {
  name: 'timed-edits',
  about: 'Timed edits begin and end once, at their local times, bring nothing else and leave nothing behind.',
  run: plan => runPrograms(plan, programs, runProgram),
};

const runProgram: RandomProgram = async (server, random, done) => {
  const { context, clock } = server;
  const company = await makeCompany(server, { groups: { West: ['A', 'B', 'C'], East: ['D', 'E', 'F'] } });
  await giveMenu(server, company);
  const author = await company.person({ permissions: ['accessConfigurationOptions', 'userAdmin', 'companyAdmin'] });
  const violations: string[] = [];
  const count = (what: string, more = 1) => {
    done[what] = (done[what] ?? 0) + more;
  };
  const groups = new Map(['West', 'East'].map(name => [company.tenantId(name), { ver: 0, values: nothing }]));
  const places = zones.map((zone, n): TimedPlace => {
    const id = company.tenantId('ABCDEF'[n] ?? '');
    const group = company.tenantId(n < 3 ? 'West' : 'East');
    return { id, zone, group, ver: 0, own: nothing, live: emptyLayers, wholeAt: 0, scheduled: null };
  });
  for (const { id, zone } of places)
    await context.db.updateTable('tenant').set({ time_zone: zone }).where('id', '=', id).execute();
  const model = new TimedModel(place => ({
    base: nothing,
    group: groups.get(place.group)?.values ?? nothing,
    own: place.own,
  }));
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const valueAt = (path: Path): unknown => (path === paths[0] ? `${10 + Math.floor(random() * 4)}.00` : random() < 0.5);
  const params = { companyId: company.id };
  // Sessions end long before the program does.
  const client = async () => server.clientOf(author.id);
  const versionOf = async (place: TimedPlace) => {
    const answer = await (await client()).settings.layered({ params: { id: place.id }, query: {} });
    demand(answer);
    return answer.body.override.ver;
  };
  const published = async (place: TimedPlace) => {
    const answer = await (await client()).published.settings({ params: { id: place.id } });
    demand(answer);
    return answer.body.blob;
  };
  const start = async (place: TimedPlace, at?: number) => {
    const when = at === undefined ? {} : { syncDateMillis: at };
    const body = { action: 'PUBLISH' as const, locationIds: [place.id], ...when };
    demand(await (await client()).syncLocations.start({ body }));
  };
  const runs = async () =>
    (await context.db.selectFrom('run_location').select('run_id').where('scope', '=', 'edits').execute()).length;
  /** What is due, with the work killed before each of its statements in turn until nothing is left to kill. */
  const due = async (kills: boolean) => {
    await publishDue(context);
    for (let left = 1; kills; left += 1) {
      const { db, wasKilled } = killedAfter(context.db, left);
      await runDueTimed({ ...context, db, log: () => {} }).catch(() => undefined);
      if (!wasKilled()) break;
      count('kills');
    }
    await runDueTimed(context);
    const before = model.steps;
    model.due(places, clock.now().getTime());
    count('begun and ended', model.steps - before);
  };
  const checked = async (what: string, before: ReadonlyMap<string, unknown>) => {
    for (const place of places) {
      const now = await published(place);
      const expected = apply(
        before.get(place.id),
        paths.map(path => setting(path, shown(place.live, path))),
      );
      if (canonicalJson(now) !== canonicalJson(expected))
        violations.push(`${what}: ${place.zone} has ${JSON.stringify(diff(expected, now))}`);
      const answer = await (await client()).settings.layered({ params: { id: place.id }, query: {} });
      demand(answer);
      const own = answer.body.override.changes.map(one => [one.path, 'value' in one ? one.value : null]);
      if (canonicalJson(Object.fromEntries(own)) !== canonicalJson(Object.fromEntries(place.own)))
        violations.push(
          `${what}: ${place.zone} has saved ${JSON.stringify(own)}, not ${JSON.stringify([...place.own])}`,
        );
    }
    const rows = await context.db.selectFrom('timed_location').selectAll().execute();
    const stored = new Map(rows.map(row => [`${row.edit_id} ${row.location_id}`, row]));
    for (const one of model.edits) {
      const row = stored.get(`${one.id} ${one.place.id}`);
      if (row?.phase !== one.phase || row.question !== one.question)
        violations.push(`${what}: an edit is ${row?.phase} ${row?.question}, not ${one.phase} ${one.question}`);
    }
  };
  const documents = async () =>
    new Map(await Promise.all(places.map(async place => [place.id, await published(place)] as const)));
  for (const place of places) await start(place);
  await due(false);
  for (let n = 0; n < steps; n += 1) {
    const place = pick(places);
    const path = pick(paths);
    const before = await documents();
    const act = pick([
      'own',
      'group',
      'publish',
      'schedule',
      'timed',
      'timed',
      'timed',
      'end',
      'wait',
      'wait',
      'wait',
    ] as const);
    count(act);
    const now = clock.now().getTime();
    if (act === 'own' || act === 'group') {
      const value = valueAt(path);
      const edits: Edit[] = [setting(path, value)];
      const group = groups.get(place.group);
      const target =
        act === 'own' || group === undefined
          ? { tenantId: place.id, ver: await versionOf(place) }
          : { tenantId: place.group, ver: group.ver };
      const body = { kind: 'settings' as const, places: [{ ...target, edits }] };
      const answer = await (await client()).overrides.set({ params: { id: company.id }, body });
      demand(answer);
      const next: Values = edited(model.savedAt(place), act, path, value);
      if (act === 'own') place.own = next;
      else if (group !== undefined)
        Object.assign(group, { ver: answer.body.places[0]?.ver ?? group.ver, values: next });
    } else if (act === 'publish' && place.scheduled === null) {
      await start(place);
      await publishDue(context);
      model.publish(place, { layers: model.savedAt(place), ver: await versionOf(place) });
    } else if (act === 'schedule' && place.scheduled === null) {
      const at = now + Math.ceil(random() * 20) * day;
      await start(place, at);
      place.scheduled = { at, layers: model.savedAt(place), ver: await versionOf(place) };
    } else if (act === 'timed') {
      const local = () => localTime(now, random);
      const [one, other] = [local(), local()].sort();
      const starts = random() < 0.2 ? null : (one ?? null);
      const ends = starts !== null && random() < 0.2 ? null : (other ?? null);
      const edit: Edit = random() < 0.2 ? { op: 'reset', path } : setting(path, valueAt(path));
      const some = random() < 0.5 ? [place] : places;
      const body = { kind: 'settings' as const, edits: [edit], starts, ends, locationIds: some.map(({ id }) => id) };
      const answer = await (await client()).timed.create({ params, body });
      const periods = some.map(at => ({
        startAt: starts === null ? now : firstInstantShowing(starts, at.zone),
        endAt: ends === null ? null : firstInstantShowing(ends, at.zone),
        skips: ends !== null && !model.showsEnd(ends, at.zone),
      }));
      const refused =
        periods.some(
          ({ startAt, endAt, skips }) =>
            skips || (starts !== null && startAt <= now) || (endAt !== null && endAt <= startAt),
        ) || some.some((at, position) => model.isHeld(at, path, periods[position]));
      if ((answer.status !== 200) !== refused)
        violations.push(`a timed edit ${starts} ${ends} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
      if (answer.status === 200)
        for (const [position, at] of some.entries()) {
          const { startAt = now, endAt = null } = periods[position] ?? {};
          const value = 'value' in edit ? edit.value : undefined;
          model.edits.push({
            ...{
              id: answer.body.id,
              place: at,
              path,
              value,
              startAt,
              endAt,
              dueAt: startAt,
              phase: 'waiting',
              question: null,
            },
            ...{ expected: at.own.get(path), saved: null, live: null, ver: 0 },
          });
        }
      await due(false);
    } else if (act === 'end') {
      const open = model.edits.filter(({ phase }) => phase === 'waiting' || phase === 'running');
      const one = open.length === 0 ? undefined : pick(open);
      if (one !== undefined) {
        const request = { params: { ...params, id: one.id }, body: { locationIds: [one.place.id] } };
        const asks = one.question !== null;
        const decision = random() < 0.5 ? ('anyway' as const) : ('keep' as const);
        const answer = asks
          ? await (await client()).timed.decide({ ...request, body: { ...request.body, decision } })
          : await (await client()).timed.cancel(request);
        const isDone = asks ? model.decide(one, decision, now) : model.cancel(one, now);
        if ((answer.status === 204) !== isDone)
          violations.push(`${asks ? decision : 'cancel'} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    } else if (act === 'wait') {
      const next = model.nextDue(places);
      const far = now + Math.ceil(random() * 40 * 24 * 60) * minute;
      clock.pass((random() < 0.7 && next !== null && next > now ? next : far) - now);
      await due(random() < 0.15);
    }
    for (const at of places) at.ver = await versionOf(at);
    model.settleVersions();
    await checked(act, before);
  }
  clock.pass(500 * day);
  const before = await documents();
  const ran = await runs();
  await due(true);
  await checked('the end', before);
  const again = await runs();
  await runDueTimed(context);
  if ((await runs()) !== again || again < ran) violations.push('something was done twice');
  return violations;
};

const emptyLayers: Layers = { base: nothing, group: nothing, own: nothing };

/** A local time of the next weeks, near a change of clocks as often as there is one. */
const localTime = (now: number, random: () => number): string => {
  const changes = ['2026-11-01', '2027-03-14', '2027-03-28', '2027-04-04', '2027-10-03', '2027-10-31', '2027-11-07'];
  const near = changes.filter(date => Math.abs(Date.parse(date) - now) < 60 * day);
  const date = near[Math.floor(random() * near.length)];
  const at =
    date !== undefined && random() < 0.6
      ? Date.parse(`${date}T00:00Z`) + Math.floor(random() * 10) * 30 * minute
      : now + Math.floor(random() * 30 * 48) * 30 * minute;
  return new Date(at).toISOString().slice(0, 16);
};

/** A connection that fails before its n-th statement, as a process would that is killed there. */
const killedAfter = (db: Db, statements: number): { readonly db: Db; wasKilled(): boolean } => {
  let left = statements;
  const killed = db.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1;
      if (left <= 0) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: killed, wasKilled: () => left <= 0 };
};

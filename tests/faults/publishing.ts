import { initialDocument } from '@commissary/catalog';
import { apply, canonicalJson, diff, type Edit } from '@commissary/document';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { okBody } from '../../apps/server/src/testing/ok-body.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu } from '../../apps/server/src/testing/test-documents.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { Proof } from '../proofs/proof.ts';
import { edited, nothing, type Path, paths, setting, shown } from './only-this.ts';
import { goesLive, looksSame, type Model, type Place, passTo, revertOf, savedAt } from './publishing-model.ts';
import { type RandomProgram, runPrograms } from './random-programs.ts';

/** On each of the two databases. */
const programs = 400;
const steps = 25;
const minute = 60_000;

/**
 * Random programs of every act on publishes, at four locations of two groups with a terminal each, on a clock that the
 * program moves. A model that knows no pins, versions or runs says after each step what is live everywhere, what waits
 * and until when, and what each act refuses.
 */
export const publishingProof: Proof = {
  name: 'publishing',
  about:
    'Publishes, schedules, moves, stops, rollbacks, reverts and frozen locations do together what each does alone, and terminals follow.',
  run: plan => runPrograms(plan, programs, runProgram),
};

const acts = [
  ...(['base', 'group', 'group', 'own', 'own', 'own'] as const),
  ...(['publish', 'publish', 'replace', 'schedule', 'schedule', 'move', 'move', 'unschedule', 'stop'] as const),
  ...(['rollback', 'rollback', 'rollback', 'revert', 'revert', 'freeze', 'release', 'wait', 'wait'] as const),
];

const runProgram: RandomProgram = async (server, random, done) => {
  const world = await openWorld(server, random);
  const violations: string[] = [];
  for (let n = 0; n < steps; n += 1) {
    const act = acts[Math.floor(random() * acts.length)] ?? 'wait';
    const told = await world[act]();
    if (told !== 'nothing to do') done[act] = (done[act] ?? 0) + 1;
    if (told !== undefined && told !== 'nothing to do') violations.push(`step ${n}, ${act}: ${told}`);
    // Two saves at one instant have no order.
    server.clock.pass(1_000);
    await world.due();
    for (const found of await world.differences()) violations.push(`after step ${n}, ${act}: ${found}`);
    if (violations.length > 0) break;
  }
  return violations;
};

/** What an act violates; undefined: nothing. */
type Told = string | undefined;

const openWorld = async (server: TestServer, random: () => number) => {
  const { context, clock } = server;
  const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak', 'Ash'], East: ['Pine'] }, locations: [] });
  await giveMenu(server, company);
  const { client } = await company.person({ permissions: ['accessConfigurationOptions', 'companyAdmin'] });
  const groupIds = ['West', 'East'].map(company.tenantId);
  const names = ['Elm', 'Oak', 'Ash', 'Pine'];
  const model: Model = {
    base: nothing,
    groups: new Map(groupIds.map(id => [id, nothing])),
    places: names.map(
      (name): Place => ({
        id: company.tenantId(name),
        group: company.tenantId(name === 'Pine' ? 'East' : 'West'),
        own: nothing,
        live: { base: nothing, group: nothing, own: nothing },
        waits: null,
        isFrozen: false,
      }),
    ),
    made: [],
  };
  const { places } = model;
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const onePlace = (): Place => pick(places) as Place;
  const some = (among: readonly Place[]): Place[] => {
    const chosen = among.filter(() => random() < 0.5);
    return chosen.length > 0 ? chosen : among.slice(0, 1);
  };
  const idsOf = (all: readonly Place[]): string[] => all.map(({ id }) => id);
  const placeOf = (id: string): Place => places.find(one => one.id === id) as Place;
  const soon = (): number => clock.now().getTime() + (2 + Math.floor(random() * 8)) * minute;
  const due = async (): Promise<void> => {
    while ((await publishDue(context)) > 0);
    passTo(model, clock.now().getTime());
  };
  /** What waits, by location, with the batch that has it. */
  const waiting = async () => {
    const running = okBody(await client.syncLocations.running({ params: { companyId: company.id } }));
    return new Map(
      running.flatMap(({ wfExec, dueAt, locationToStatuses }) =>
        Object.entries(locationToStatuses).flatMap(([id, status]) =>
          status === 'WAITING' ? [[id, { ...wfExec, dueAt }] as const] : [],
        ),
      ),
    );
  };
  const schedulesAt = async (chosen: readonly Place[]) => {
    const waits = await waiting();
    return chosen.flatMap(({ id }) => {
      const runId = waits.get(id)?.runId;
      return runId === undefined ? [] : { locationId: id, runId };
    });
  };
  const versionOf = async (tenantId: string): Promise<number> => {
    const row = await context.db
      .selectFrom('layer')
      .innerJoin('document', 'document.id', 'layer.document_id')
      .select('version')
      .where('document.kind', '=', 'settings')
      .where('document.company_id', '=', company.id)
      .where(({ eb }) =>
        tenantId === company.id ? eb('layer.tenant_id', 'is', null) : eb('layer.tenant_id', '=', tenantId),
      )
      .executeTakeFirst();
    return row?.version ?? 0;
  };
  const someValue = (): readonly [Path, unknown] => {
    const path = pick(paths) ?? paths[0];
    return [path, path === paths[0] ? `${10 + Math.floor(random() * 5)}.00` : random() < 0.5];
  };
  const set = async (tenantId: string, [path, value]: readonly [Path, unknown]): Promise<void> => {
    const edits: Edit[] = [setting(path, value)];
    const place = { tenantId, ver: await versionOf(tenantId), edits };
    okBody(await client.overrides.set({ params: { id: company.id }, body: { kind: 'settings', places: [place] } }));
  };
  const base = async (): Promise<Told> => {
    const [path, value] = someValue();
    const next = new Map([...model.base, [path, value]]);
    const settingsBlob = apply(
      initial,
      [...next].map(([at, one]) => setting(at, one)),
    ) as Record<string, unknown>;
    const body = { id: `settings-${company.id}`, ver: await versionOf(company.id), settingsBlob };
    okBody(await client.settings.saveBase({ params: { id: company.id }, body }));
    model.base = next;
    return undefined;
  };
  const group = async (id: string = pick(groupIds) ?? ''): Promise<Told> => {
    const [path, value] = someValue();
    await set(id, [path, value]);
    const member = places.find(one => one.group === id) as Place;
    model.groups.set(id, edited(savedAt(model, member), 'group', path, value));
    return undefined;
  };
  const own = async (place: Place = onePlace()): Promise<Told> => {
    const [path, value] = someValue();
    await set(place.id, [path, value]);
    place.own = edited(savedAt(model, place), 'own', path, value);
    return undefined;
  };
  const start = async (chosen: readonly Place[], at: number | null, isReplacing: boolean): Promise<Told> => {
    const replaces = isReplacing ? await schedulesAt(chosen) : [];
    const answer = await client.syncLocations.start({
      body: {
        ...{ action: 'PUBLISH', locationIds: idsOf(chosen), replaces },
        ...(at !== null && { syncDateMillis: at }),
      },
    });
    const isRefused = chosen.some(one => one.isFrozen || (one.waits !== null && !isReplacing));
    if (isRefused !== (answer.status !== 200))
      return `${answer.status}, although it is ${isRefused ? '' : 'not '}to be refused`;
    if (answer.status !== 200) return undefined;
    const workflowId = answer.body[0]?.workflowId ?? '';
    for (const place of chosen) {
      const layers = savedAt(model, place);
      place.waits = at === null ? null : { workflowId, at, layers };
      if (at === null) goesLive(model, place, layers, workflowId);
    }
    return undefined;
  };
  const move = async (): Promise<Told> => {
    const workflowId = pick(places.flatMap(({ waits }) => waits?.workflowId ?? []));
    if (workflowId === undefined) return 'nothing to do';
    const whole = places.filter(({ waits }) => waits?.workflowId === workflowId);
    const chosen = random() < 0.5 ? whole : some(whole);
    const [first] = whole;
    const runId = (await waiting()).get(first?.id ?? '')?.runId ?? '';
    const at = soon();
    const answer = await client.syncLocations.reschedule({
      body: {
        ...{ rescheduleTime: at, wfExec: { workflowId, runId } },
        ...((chosen !== whole || random() < 0.5) && { locationIds: idsOf(chosen) }),
      },
    });
    // As a whole it only gets another time; in part it is made anew, which nothing is where a location is frozen.
    const isRefused = chosen.length < whole.length && chosen.some(({ isFrozen }) => isFrozen);
    if (isRefused !== (answer.status !== 200))
      return `${answer.status}, although it is ${isRefused ? '' : 'not '}to be refused`;
    if (answer.status !== 200) return undefined;
    const moved = answer.body[0]?.workflowId ?? '';
    for (const place of chosen) if (place.waits !== null) place.waits = { ...place.waits, at, workflowId: moved };
    return undefined;
  };
  const unschedule = async (): Promise<Told> => {
    const place = onePlace();
    const { terminated } = okBody(await client.syncLocations.unschedule({ params: { locationId: place.id } }));
    const waited = place.waits !== null;
    place.waits = null;
    return terminated === waited ? undefined : `${terminated} where ${waited ? 'something' : 'nothing'} waited`;
  };
  const stop = async (): Promise<Told> => {
    const place = pick(places.filter(({ waits }) => waits !== null));
    if (place === undefined) return 'nothing to do';
    const { workflowId = '', runId = '' } = (await waiting()).get(place.id) ?? {};
    const { terminated } = okBody(await client.syncLocations.stop({ body: { workflowId, runId } }));
    const ended = places.filter(({ waits }) => waits?.workflowId === workflowId);
    for (const one of ended) one.waits = null;
    return terminated === ended.length ? undefined : `${terminated} in place of ${ended.length}`;
  };
  const rollback = async (): Promise<Told> => {
    const made = pick(model.made);
    if (made === undefined) return 'nothing to do';
    const chosen = some([...made.before.keys()].filter(({ isFrozen }) => !isFrozen));
    if (chosen.length === 0) return 'nothing to do';
    const of = { workflowId: made.workflowId, locationIds: idsOf(chosen) };
    const back = okBody(await client.syncLocations.rollbackPreview({ body: of }));
    const before = (place: Place) => made.before.get(place) ?? place.live;
    for (const { locationId, disabled } of back.locations) {
      const place = placeOf(locationId);
      const isSame = looksSame(before(place), place.live);
      if (isSame !== (disabled !== null))
        return `${locationId} is ${disabled}, although ${isSame ? 'the same' : 'something else'} is live`;
    }
    const able = chosen.filter(place => !looksSame(before(place), place.live));
    if (able.length === 0) return undefined;
    const { seen } = okBody(await client.syncLocations.rollbackPreview({ body: { ...of, locationIds: idsOf(able) } }));
    const isKeeping = random() < 0.5;
    const schedules = await schedulesAt(able);
    const started = okBody(
      await client.syncLocations.rollback({
        body: {
          ...of,
          locationIds: idsOf(able),
          seen,
          ...(isKeeping ? { keeps: schedules } : { replaces: schedules }),
        },
      }),
    );
    for (const place of able) {
      if (!isKeeping) place.waits = null;
      goesLive(model, place, before(place), started[0]?.workflowId ?? '');
    }
    return undefined;
  };
  const revert = async (): Promise<Told> => {
    const among = places.filter(({ isFrozen }) => !isFrozen);
    const chosen = random() < 0.3 ? among : some(among);
    if (chosen.length === 0) return 'nothing to do';
    const plan = revertOf(model, company.id, new Set(chosen));
    const locationIds = idsOf(chosen);
    const preview = okBody(await client.syncLocations.revertPreview({ body: { locationIds } }));
    const [told, expected] = [preview, plan].map(({ discarded, staying }) =>
      JSON.stringify([
        discarded.map(({ tenantId }) => tenantId).toSorted(),
        staying.map(one => (typeof one === 'string' ? one : one.tenantId)).toSorted(),
      ]),
    );
    if (told !== expected) return `${told} in place of ${expected}`;
    const replaces = preview.scheduled.map(({ locationId, runId }) => ({ locationId, runId }));
    const answer = await client.syncLocations.start({
      body: { action: 'REVERT', locationIds, seen: preview.seen, replaces },
    });
    if (plan.discarded.length === 0) return answer.status === 400 ? undefined : `${answer.status} of nothing to revert`;
    okBody(answer);
    for (const place of chosen) place.waits = null;
    for (const { level, tenantId, to } of plan.discarded) {
      if (level === 'base') model.base = to;
      else if (level === 'group') model.groups.set(tenantId, to);
      else placeOf(tenantId).own = to;
    }
    // What is live is the same, of the levels as they are now.
    return undefined;
  };
  const freeze = async (): Promise<Told> => {
    const chosen = some(places);
    const count = chosen.filter(({ isFrozen }) => !isFrozen).length;
    const body = { locationIds: idsOf(chosen), reason: 'An inspection' };
    const { frozen } = okBody(await client.syncLocations.freeze({ body }));
    for (const place of chosen) place.isFrozen = true;
    return frozen === count ? undefined : `${frozen} in place of ${count}`;
  };
  const release = async (): Promise<Told> => {
    const chosen = some(places);
    const count = chosen.filter(({ isFrozen }) => isFrozen).length;
    const { released } = okBody(await client.syncLocations.release({ body: { locationIds: idsOf(chosen) } }));
    for (const place of chosen) place.isFrozen = false;
    return released === count ? undefined : `${released} in place of ${count}`;
  };
  const wait = async (): Promise<Told> => {
    clock.pass((1 + Math.floor(random() * 6)) * minute);
    return undefined;
  };
  const liveAt = async ({ id }: Place): Promise<unknown> =>
    okBody(await client.published.settings({ params: { id } })).blob;
  const terminals = new Map<Place, Terminal>();
  for (const place of places) terminals.set(place, await terminalAt(server, client, company.id, place));

  // Every level has been saved and is live somewhere before anything is undone.
  await base();
  for (const id of groupIds) await group(id);
  for (const place of places) await own(place);
  clock.pass(1_000);
  await start(places, null, false);
  await due();
  model.made.length = 0;
  const first = new Map<Place, unknown>();
  for (const place of places) first.set(place, await liveAt(place));

  /** Where what is live, what waits or what a terminal gets is not as the model says. */
  const differences = async (): Promise<string[]> => {
    const found: string[] = [];
    const waits = await waiting();
    for (const place of places) {
      const expected = apply(
        first.get(place),
        paths.map(path => setting(path, shown(place.live, path))),
      );
      const live = await liveAt(place);
      if (canonicalJson(live) !== canonicalJson(expected))
        found.push(`${place.id} has ${JSON.stringify(diff(expected, live))} live`);
      const [told, known] = [waits.get(place.id)?.dueAt ?? null, place.waits?.at ?? null];
      if (told !== known) found.push(`${place.id} waits until ${told} in place of ${known}`);
    }
    const place = onePlace();
    const told = await terminals.get(place)?.checkIn(await manifestAt(server, place));
    if (told !== undefined) found.push(`the terminal at ${place.id} ${told}`);
    return found;
  };
  return {
    ...{ base, move, unschedule, stop, rollback, revert, freeze, release, wait, due, differences },
    group: () => group(),
    own: () => own(),
    publish: () => start(some(places), null, false),
    replace: () => start(some(places), random() < 0.5 ? null : soon(), true),
    schedule: () => start(some(places), soon(), false),
  };
};

const initial = initialDocument('settings');

const manifestAt = async ({ context }: TestServer, { id }: Place): Promise<string | undefined> => {
  const row = await context.db
    .selectFrom('published')
    .select('manifest')
    .where('location_id', '=', id)
    .where('kind', '=', 'settings')
    .executeTakeFirst();
  return row?.manifest;
};

interface Terminal {
  /** What is wrong with what a check-in brings, where this is live. */
  checkIn(live: string | undefined): Promise<string | undefined>;
}

type Console = Awaited<ReturnType<Awaited<ReturnType<typeof makeCompany>>['person']>>['client'];

/** A terminal that remembers what it ran: numbers only grow, and a number is one configuration. */
const terminalAt = async (server: TestServer, client: Console, companyId: string, { id }: Place): Promise<Terminal> => {
  const params = { companyId, locationId: id };
  const created = okBody(await client.tenants.createCredential({ params, body: { name: 'Counter' } }));
  const { checkIn } = server.terminal(created).terminal;
  let before: { readonly sequence: number; readonly manifest: string } | undefined;
  return {
    checkIn: async live => {
      const body = { deviceId: 'counter', softwareVersion: '1.0.0', runs: [] };
      const { assigned } = okBody(await checkIn({ body }));
      const now = assigned.find(({ kind }) => kind === 'settings');
      if (now?.manifest !== live) return `gets ${now?.manifest} where ${live} is live`;
      if (now === undefined) return undefined;
      const was = before;
      before = now;
      if (was === undefined) return undefined;
      if (now.sequence < was.sequence) return `went back from ${was.sequence} to ${now.sequence}`;
      return now.sequence === was.sequence && now.manifest !== was.manifest
        ? 'got another configuration with one number'
        : undefined;
    },
  };
};

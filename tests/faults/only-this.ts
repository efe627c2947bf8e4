import { initialDocument } from '@commissary/catalog';
import { apply, type Change, canonicalJson, diff, type Edit, getAt } from '@commissary/document';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu } from '../../apps/server/src/testing/test-documents.ts';
import { demand } from '../crash/web-client.ts';
import type { Proof } from '../proofs/proof.ts';
import { type RandomProgram, runPrograms } from './random-programs.ts';

/** On each of the two databases. */
const programs = 240;
const steps = 16;
const minute = 60_000;

export const paths = [
  '/tableSettings/issueServerBankOfAmount',
  '/tableSettings/serverKeepsTips',
  '/tableSettings/requireEnterSection',
  '/tableSettings/requirePeopleNumber',
] as const;
export type Path = (typeof paths)[number];

/**
 * Random programs of saves at three levels, publishes, schedules and edits that go live alone, with their undo, on a
 * clock that the program moves. A model that knows no pins says what is live: an edit changes its path and nothing
 * else, an undo restores what was live before, a publish brings what was saved when it was asked for.
 */
export const onlyThisProof: Proof = {
  name: 'only-this',
  about:
    'Edits that go live alone bring nothing else, lose nothing and end no schedule, whatever else is saved and published.',
  run: plan => runPrograms(plan, programs, runProgram),
};

export type Values = ReadonlyMap<Path, unknown>;

export interface Layers {
  readonly base: Values;
  readonly group: Values;
  readonly own: Values;
}

/** What the layers show at a path. */
export const shown = ({ base, group, own }: Layers, path: Path): unknown =>
  [own, group, base].find(values => values.has(path))?.get(path) ?? initialAt(path);

/** The values of a level after a set or, without a value, a reset: what is inherited anyway is not stored. */
export const edited = (layers: Layers, level: 'group' | 'own', path: Path, value?: unknown): Values => {
  const next = new Map(layers[level]);
  next.delete(path);
  const inherited = shown(
    level === 'own' ? { ...layers, own: nothing } : { ...layers, group: nothing, own: nothing },
    path,
  );
  return value === undefined || value === inherited ? next : next.set(path, value);
};
export const nothing: Values = new Map();

/** What the model knows of a location. */
interface Place {
  readonly id: string;
  readonly group: string;
  ver: number;
  own: Values;
  /** The values that are live, and the layers above that are. */
  live: Layers;
  scheduled: { at: number; layers: Layers } | null;
  /** What an undo of the newest save restores, where that save went live alone. */
  undo: { saved: Values; live: Values; manifests: string } | null;
}

const runProgram: RandomProgram = async (server, random, done) => {
  const { context, clock } = server;
  const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'], East: ['Pine'] } });
  await giveMenu(server, company);
  const { client } = await company.person({ permissions: ['accessConfigurationOptions', 'userAdmin', 'companyAdmin'] });
  for (const [name, zone] of [
    ['Oak', 'America/New_York'],
    ['Pine', 'Australia/Lord_Howe'],
  ] as const)
    await context.db.updateTable('tenant').set({ time_zone: zone }).where('id', '=', company.tenantId(name)).execute();
  const levels = new Map<string, { ver: number; values: Values }>(
    [company.tenantId('West'), company.tenantId('East')].map(id => [id, { ver: 0, values: nothing }]),
  );
  const base = { ver: 0, values: nothing };
  const places = ['Elm', 'Oak', 'Pine'].map(
    (name): Place => ({
      id: company.tenantId(name),
      group: company.tenantId(name === 'Pine' ? 'East' : 'West'),
      ver: 0,
      own: nothing,
      live: { base: nothing, group: nothing, own: nothing },
      scheduled: null,
      undo: null,
    }),
  );
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const valueAt = (path: Path): unknown => (path === paths[0] ? `${10 + Math.floor(random() * 5)}.00` : random() < 0.5);
  const violations: string[] = [];
  const saved = (place: Place): Layers => ({
    base: base.values,
    group: levels.get(place.group)?.values ?? nothing,
    own: place.own,
  });
  const published = async (place: Place) => {
    const answer = await client.published.settings({ params: { id: place.id } });
    demand(answer);
    const rows = await context.db
      .selectFrom('published')
      .select(['kind', 'manifest'])
      .where('location_id', '=', place.id)
      .orderBy('kind')
      .execute();
    return { document: answer.body.blob, manifests: rows.map(({ manifest }) => manifest).join() };
  };
  const start = async (place: Place, at?: number) => {
    const when = at === undefined ? {} : { syncDateMillis: at };
    demand(await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [place.id], ...when } }));
  };
  const due = async () => {
    await publishDue(context);
    for (const place of places)
      if (place.scheduled !== null && place.scheduled.at <= clock.now().getTime()) {
        place.live = place.scheduled.layers;
        place.scheduled = null;
        place.undo = null;
      }
  };
  /** The live document is what it was, with these values. */
  const same = async (place: Place, before: unknown, step: string) => {
    const now = (await published(place)).document;
    const expected = apply(
      before,
      paths.map(path => setting(path, shown(place.live, path))),
    );
    if (canonicalJson(now) !== canonicalJson(expected))
      violations.push(`${step} at ${place.id} changed something else: ${JSON.stringify(diff(expected, now))}`);
  };
  for (const place of places) await start(place);
  await due();
  for (let n = 0; n < steps; n += 1) {
    const place = pick(places);
    const path = pick(paths);
    const before = await published(place);
    const act = pick([
      'base',
      'group',
      'own',
      'publish',
      'schedule',
      'only',
      'only',
      'only',
      'undo',
      'undo',
      'wait',
    ] as const);
    done[act] = (done[act] ?? 0) + 1;
    const others = places.filter(one => one !== place);
    const elsewhere = await Promise.all(others.map(published));
    if (act === 'group' || act === 'own') {
      const level = act === 'group' ? levels.get(place.group) : undefined;
      const [tenantId, ver] = level === undefined ? [place.id, place.ver] : [place.group, level.ver];
      const value = valueAt(path);
      const edits: Edit[] = [setting(path, value)];
      const body = { kind: 'settings' as const, places: [{ tenantId, ver, edits }] };
      const answer = await client.overrides.set({ params: { id: company.id }, body });
      demand(answer);
      const now = answer.body.places[0]?.ver ?? ver;
      const next = edited(saved(place), level === undefined ? 'own' : 'group', path, value);
      if (level === undefined) {
        if (now !== place.ver) place.undo = null;
        place.ver = now;
        place.own = next;
      } else {
        level.ver = now;
        level.values = next;
      }
    } else if (act === 'base') {
      const value = valueAt(path);
      const next = new Map([...base.values, [path, value]]);
      const changes = [...next].map(([at, one]) => setting(at, one));
      const document = apply(initial, changes) as Readonly<Record<string, unknown>>;
      const body = { id: `settings-${company.id}`, ver: base.ver, settingsBlob: { ...document } };
      const answer = await client.settings.saveBase({ params: { id: company.id }, body });
      demand(answer);
      base.ver = answer.body.ver;
      base.values = next;
    } else if (act === 'publish' && place.scheduled === null) {
      await start(place);
      await due();
      place.live = saved(place);
      place.undo = null;
    } else if (act === 'schedule' && place.scheduled === null) {
      const at = clock.now().getTime() + (2 + Math.floor(random() * 8)) * minute;
      await start(place, at);
      place.scheduled = { at, layers: saved(place) };
    } else if (act === 'only') {
      const value = random() < 0.3 ? undefined : valueAt(path);
      const edits: Edit[] = [value === undefined ? { op: 'reset', path } : setting(path, value)];
      const undo = { saved: place.own, live: place.live.own, manifests: before.manifests };
      const answer = await client.syncLocations.onlyThis({
        body: { act: 'set', kind: 'settings', places: [{ tenantId: place.id, ver: place.ver, edits }] },
      });
      demand(answer);
      const named = answer.body.schedules.flatMap(one => one.paths);
      const later = place.scheduled?.layers;
      place.own = edited(saved(place), 'own', path, value);
      place.live = { ...place.live, own: edited(place.live, 'own', path, value) };
      const differs = later !== undefined && shown(later, path) !== shown(place.live, path);
      if (differs !== named.includes(path)) violations.push(`a schedule was ${differs ? 'not ' : ''}named`);
      const now = answer.body.places[0]?.ver ?? place.ver;
      place.undo = now === place.ver ? null : undo;
      place.ver = now;
      await due();
    } else if (act === 'undo' && place.undo !== null) {
      const places = [{ tenantId: place.id, ver: place.ver }];
      const answer = await client.syncLocations.onlyThis({ body: { act: 'undo', kind: 'settings', places } });
      demand(answer);
      await due();
      const { saved: own, live, manifests } = place.undo;
      place.own = own;
      place.live = { ...place.live, own: live };
      place.ver = answer.body.places[0]?.ver ?? place.ver;
      place.undo = null;
      if ((await published(place)).manifests !== manifests) violations.push('an undo did not restore what was live');
    } else if (act === 'wait') {
      clock.pass((1 + Math.floor(random() * 6)) * minute);
      await due();
    }
    await same(place, before.document, act);
    if (act !== 'wait')
      for (const [at, one] of others.entries())
        if ((await published(one)).manifests !== elsewhere[at]?.manifests)
          violations.push(`${act} at ${place.id} changed ${one.id}`);
  }
  // Everything that was saved is still there: a publish brings all of it.
  clock.pass(30 * minute);
  await due();
  for (const place of places) {
    const before = (await published(place)).document;
    await start(place);
    await due();
    place.live = saved(place);
    await same(place, before, 'the last publish');
  }
  const left = await client.tenants.unpublished({ params: { companyId: company.id } });
  demand(left);
  if (left.body.menu.length > 0) violations.push('something is unpublished after the last publish');
  return violations;
};

const initial = initialDocument('settings');
/** The value of a path where no level sets it. */
const initialAt = (path: Path): unknown => getAt(initial, path);
export const setting = (path: Path, value: unknown): Change => ({ op: 'set', path, value }) as Change;

// One value set at 500 locations of a company whose locations have nine changes of their own: previewed, written and
// undone, compared with the same at one location, and with raw INSERT and COMMIT of as many lists.
// node bench/server/multi-location-edit.mjs postgres://user@host:5432/postgres [locations]
import pg from 'pg';
import {
  editManyLocations,
  previewMultiLocationEdit,
  undoSaves,
} from '../../apps/server/src/services/levels/multi-location-edit.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { initialDocument } from '../../packages/catalog/src/index.ts';
import { withDatabase } from './database.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const locations = sizedBy(3, 500, 3);
const rounds = sized(7, 1);
const bank = '/tableSettings/issueServerBankOfAmount';

/** Changes of a location, with other values at each. */
const ownChanges = seed =>
  initialDocument('settings')
    .tenderTypes.slice(0, 8)
    .flatMap(({ id }) => [{ op: 'set', path: `/tenderTypes/[${id}]/name`, value: `Tender ${id} of ${seed}` }])
    .concat([{ op: 'set', path: '/tableSettings/serverKeepsTips', value: seed % 2 === 0 }]);

await withDatabase(async url => {
  const { context, caller, companyId } = await world(url);
  const groups = Array.from({ length: 10 }, (_, group) => ({
    id: `group-${group}`,
    companyId,
    name: `Group ${group}`,
    type: 'GROUP',
    timeZone: 'America/Chicago',
  }));
  const places = Array.from({ length: locations }, (_, place) => ({
    id: `place-${place}`,
    companyId,
    name: `Location ${place}`,
    type: 'LOCATION',
    timeZone: 'America/Chicago',
    groupId: groups[place % groups.length].id,
  }));
  await insertTenants(context.db, groups, context.now());
  await insertTenants(context.db, places, context.now());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'create table raw_list (id bigint generated always as identity primary key, place text, body jsonb)',
  );

  const ver = new Map(places.map(({ id }) => [id, 0]));
  const request = (some, editsOf) => ({
    kind: 'settings',
    companyId,
    places: some.map(({ id }, seed) => ({ tenantId: id, ver: ver.get(id), edits: editsOf(seed) })),
  });
  const keep = answer => {
    for (const one of answer) ver.set(one.tenantId, one.ver);
    return answer;
  };
  const ask = { ...caller, idempotencyKey: null };
  keep(await editManyLocations(ask, request(places, ownChanges)));

  let cents = 0;
  const timed = async work => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const steps = { preview: [], write: [], undo: [] };
  const act = async some => {
    cents += 1;
    const value = `${cents}.00`;
    const requested = request(some, () => [{ op: 'set', path: bank, value }]);
    const preview = await timed(() => previewMultiLocationEdit(ask, requested));
    let answer;
    const write = await timed(async () => {
      answer = keep(await editManyLocations(ask, requested));
    });
    const undo = await timed(async () => {
      keep(await undoSaves(ask, { kind: 'settings', companyId, places: answer }));
    });
    return { preview, write, undo };
  };
  const lists = JSON.stringify(places.map(({ id }, seed) => ({ place: id, body: ownChanges(seed) })));
  const raw = () =>
    timed(async () => {
      await client.query('begin');
      await client.query(
        'insert into raw_list (place, body) select place, body from jsonb_to_recordset($1::jsonb) as r (place text, body jsonb)',
        [lists],
      );
      await client.query('commit');
    });
  const everywhere = async () => {
    const took = await act(places);
    for (const [step, all] of Object.entries(steps)) all.push(took[step]);
    return took.write;
  };
  const { ours, baseline, ratio } = await takeTurns(rounds, everywhere, raw);
  console.log(
    `${ours.toFixed(0)} ms to write, compared with ${baseline.toFixed(1)} ms of raw INSERT and COMMIT: ${times(ratio)}`,
  );
  const alone = [];
  for (let round = 0; round < rounds; round++) alone.push(await act(places.slice(round, round + 1)));
  for (const [step, all] of Object.entries(steps)) {
    const one = median(alone.map(took => took[step]));
    const each = median(all) / locations / one;
    console.log(`${step}: ${median(all).toFixed(0)} ms at ${locations}, ${one.toFixed(1)} ms at one`);
    verdict(`${step} at ${locations} locations, each compared with one alone`, times(each), '≤ 0.1x', each <= 0.1);
  }
  await client.end();
});

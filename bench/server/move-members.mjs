// One item moved to another department while 500 locations have three values of it: previewed, moved and undone,
// compared with the same where one location has them.
// node bench/server/move-members.mjs postgres://user@host:5432/postgres [locations]
import { moveBetweenParents, previewMove } from '../../apps/server/src/services/levels/move-members.ts';
import { editManyLocations } from '../../apps/server/src/services/levels/multi-location-edit.ts';
import { undoMove } from '../../apps/server/src/services/levels/undo-move.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { withDatabase } from './database.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const locations = sizedBy(3, 500, 3);
const [rounds, warmUp] = sized([7, 2], [1, 0]);
const menuBytes = 100_000;
const item = '/departments/[d0]/items/[i0]';
const own = seed => [
  { op: 'set', path: `${item}/pricing/[1]/itemBased/price`, value: `${10 + (seed % 80)}.25` },
  { op: 'set', path: `${item}/info/displayName`, value: `Only here ${seed}` },
  { op: 'set', path: `${item}/info/status`, value: 'INACTIVE' },
  { op: 'set', path: '/departments/[d1]/items/[i60]/info/displayName', value: `Here ${seed}` },
];

await withDatabase(async url => {
  const { context, caller, companyId, menuIds } = await world(url, [menuBytes, menuBytes]);
  const [everywhere, alone] = menuIds;
  const places = Array.from({ length: locations + 1 }, (_, place) => ({
    id: `place-${place}`,
    companyId,
    name: `Location ${place}`,
    type: 'LOCATION',
    timeZone: 'America/Chicago',
    menuId: place < locations ? everywhere : alone,
  }));
  await insertTenants(context.db, places, context.now());
  const ask = { ...caller, idempotencyKey: null };
  for (const menuId of menuIds)
    await editManyLocations(ask, {
      kind: 'menu',
      companyId,
      menuId,
      places: places
        .filter(place => place.menuId === menuId)
        .map(({ id }, seed) => ({ tenantId: id, ver: 0, edits: own(seed) })),
    });
  const act = async menuId => {
    const named = { kind: 'menu', companyId, menuId };
    const request = { ...named, paths: [item], to: '/departments/[d1]/items', after: null };
    const marks = [performance.now()];
    const { state } = await previewMove(ask, request);
    marks.push(performance.now());
    const { revisionId } = await moveBetweenParents(ask, request, state);
    marks.push(performance.now());
    await undoMove(ask, { ...named, revisionId });
    marks.push(performance.now());
    return { preview: marks[1] - marks[0], move: marks[2] - marks[1], undo: marks[3] - marks[2] };
  };
  const pairs = [];
  // The first rounds warm up: the compiler needs time to optimize.
  for (let round = 0; round < rounds + warmUp; round++) {
    const pair = [await act(everywhere), await act(alone)];
    if (round >= warmUp) pairs.push(pair);
  }
  for (const step of ['preview', 'move', 'undo']) {
    const all = median(pairs.map(([one]) => one[step]));
    const one = median(pairs.map(([, other]) => other[step]));
    const each = median(pairs.map(([many, single]) => many[step] / locations / single[step]));
    console.log(`${step}: ${all.toFixed(0)} ms at ${locations}, ${one.toFixed(1)} ms at one`);
    verdict(`${step} at ${locations} locations, each compared with one alone`, times(each), '≤ 0.1x', each <= 0.1);
  }
});

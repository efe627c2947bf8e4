// An item out of stock at 500 locations, saved and live at once, compared with one value set there and published.
// node bench/server/out-of-stock.mjs postgres://user@host:5432/postgres [locations]
import { editManyLocations } from '../../apps/server/src/services/levels/multi-location-edit.ts';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { publishOnlyThis } from '../../apps/server/src/services/publishing/publish-only-this.ts';
import { startPublish } from '../../apps/server/src/services/publishing/publish-start.ts';
import { saveBase } from '../../apps/server/src/services/saving/save-base.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { initialDocument } from '../../packages/catalog/src/index.ts';
import { withDatabase } from './database.mjs';
import { sized, sizedBy } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const locations = sizedBy(3, 500, 3);
const item = '/departments/[d0]/items/[i0]/info';
const dayMs = 24 * 3_600_000;

await withDatabase(async url => {
  const { context, caller, companyId, menuIds } = await world(url, [100_000]);
  const [menuId] = menuIds;
  const places = Array.from({ length: locations }, (_, n) => ({
    ...{ id: `place-${n}`, companyId, name: `Location ${n}`, type: 'LOCATION', timeZone: 'America/Chicago', menuId },
  }));
  await insertTenants(context.db, places, context.now());
  const settings = { kind: 'settings', companyId, tenant: null };
  await saveBase(caller, settings, { id: `settings-${companyId}`, ver: 0, document: initialDocument('settings') });
  const locationIds = places.map(({ id }) => id);
  const ver = new Map(locationIds.map(id => [id, 0]));
  const ask = { ...caller, idempotencyKey: null };
  // Every batch is due: what is measured is the work, and not the time between them.
  const later = { ...context, now: () => new Date(Date.now() + dayMs) };
  const publish = async () => {
    await startPublish(ask, 'menu', { locationIds });
    await publishDue(later);
  };
  await publish();
  let acts = 0;
  const request = edits => ({
    ...{ kind: 'menu', menuId },
    places: locationIds.map(tenantId => ({ tenantId, ver: ver.get(tenantId), edits })),
  });
  const keep = answer => {
    for (const one of answer) ver.set(one.tenantId, one.ver);
  };
  const timed = async act => {
    acts += 1;
    const began = performance.now();
    await act();
    return performance.now() - began;
  };
  const out = () =>
    timed(async () => {
      const value = { until: Date.now() + dayMs + acts };
      const done = await publishOnlyThis(ask, 'menu', {
        act: 'set',
        ...request([{ op: 'set', path: `${item}/out`, value }]),
      });
      keep(done.places);
    });
  const saved = () =>
    timed(async () => {
      const value = acts % 2 === 0 ? 'INACTIVE' : 'ACTIVE';
      keep(await editManyLocations(ask, { companyId, ...request([{ op: 'set', path: `${item}/status`, value }]) }));
      await publish();
    });
  const { ours, baseline, ratio } = await takeTurns(sized(5, 1), out, saved, 1);
  console.log(`${ours.toFixed(0)} ms at ${locations} locations, compared with ${baseline.toFixed(0)} ms`);
  verdict(
    `Out of stock at ${locations} locations, compared with a value set and published`,
    times(ratio),
    '≤ 1.5x',
    ratio <= 1.5,
  );
});

// A company of 2,050 locations with changes of their own: a page of the audit compared with its bare SQL, the lists
// that the console asks for, and asking for a publish of 2,000 locations with health probes meanwhile.
// node bench/server/many-locations.mjs postgres://user@host:5432/postgres [locations]
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { editManyLocations } from '../../apps/server/src/services/levels/multi-location-edit.ts';
import { actorsOf, listAudit } from '../../apps/server/src/store/calls/audit-log.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { listOf, menuOf } from './menu.mjs';
import { sized, sizedBy } from './size.mjs';
import { median, takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const count = sizedBy(3, 2_050, 60);
const published = Math.min(2_000, count);
const [menuBytes, ownChanges, groupCount, entries, rounds] = sized(
  [100_000, 5, 50, 20_000, 25],
  [20_000, 5, 3, 100, 1],
);
const menu = menuOf(menuBytes);

const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** One call; its status, text and headers. */
const call = (address, cookie, path, body) =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      cookie,
      ...(json && {
        'content-type': 'application/json',
        'x-commissary': '1',
        'content-length': Buffer.byteLength(json),
      }),
    };
    const sent = request(address + path, { method: json ? 'POST' : 'GET', headers }, answer => {
      const chunks = [];
      answer.on('data', chunk => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(json);
  });

const fill = async (url, { context, caller, companyId, menuIds: [menuId] }) => {
  const ofGroups = Array.from({ length: groupCount }, (_, n) => ({
    id: `group-${n}`,
    name: `Group ${n}`,
    type: 'GROUP',
  }));
  const ofPlaces = Array.from({ length: count }, (_, n) => ({
    id: `place-${n}`,
    name: `Location ${String(n).padStart(4, '0')}`,
    type: 'LOCATION',
    groupId: ofGroups[n % groupCount].id,
    timeZone: 'America/Chicago',
    menuId,
    tags: ['north', 'drive-through'],
    phone: '312 555 0100',
    address: { street: `${n} Main Street`, city: 'Chicago', state: 'IL', postalCode: '60601' },
  }));
  const { db, now } = context;
  await insertTenants(
    db,
    ofGroups.map(one => ({ ...one, companyId })),
    now(),
  );
  for (let from = 0; from < count; from += 1_000)
    await insertTenants(
      db,
      ofPlaces.slice(from, from + 1_000).map(one => ({ ...one, companyId })),
      now(),
    );
  for (let from = 0; from < count; from += 500)
    await editManyLocations(
      { ...caller, idempotencyKey: null },
      {
        kind: 'menu',
        companyId,
        menuId,
        places: ofPlaces.slice(from, from + 500).map(({ id }, n) => ({
          tenantId: id,
          ver: 0,
          edits: listOf(menu, from + n, ownChanges),
        })),
      },
    );
  const pool = await (await import('pg')).default;
  const client = new pool.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into audit (at, company_id, person_id, person_name, kind, action, place_id, target, subject, details, words)
    select now() - n * interval '1 minute', '${companyId}', 'person-' || n % 100, 'Person ' || n % 100, 'documents', 'document.save',
      'place-' || n % ${count}, 'target-' || n % 5000, 'dish ' || n % 5000, '{}', 'person saved dish'
    from generate_series(1, ${entries}) n`);
  await client.query('analyze');
  await client.end();
  return ofPlaces.map(({ id }) => id);
};

await withDatabase(async url => {
  const company = await world(url, [menuBytes]);
  const { context, companyId, cookie } = company;
  const ids = await fill(url, company);
  const product = await startChild('open.mjs', [url]);
  const ask = (path, body) => call(product.address, cookie, path, body);
  const auditPath = `/api/audit/${companyId}`;

  const audit = { companyId, tenantIds: null, words: [], limit: 51 };
  const bare = async () => {
    await listAudit(context.db, audit);
    await actorsOf(context.db, companyId);
  };
  const page = async () => {
    const { status, text } = await ask(auditPath);
    if (status !== 200) throw new Error(text);
  };
  const { ours, baseline, ratio } = await takeTurns(
    rounds,
    () => timed(page),
    () => timed(bare),
  );
  console.log(`${ours.toFixed(1)} ms, compared with ${baseline.toFixed(1)} ms`);
  verdict(
    `A page of the audit with ${count} locations, compared with its bare SQL`,
    times(ratio),
    '≤ 1.5x',
    ratio <= 1.5,
  );

  const paths = {
    'The audit': auditPath,
    'The audit, the next page': `${auditPath}?before=${Date.now()}.999999`,
    'The session': '/api/session/status',
    'Groups and locations': `/api/tenants/${companyId}/any`,
    'A page of locations': `/api/tenants/${companyId}/page`,
    'A page of locations, searched': `/api/tenants/${companyId}/page?search=location%2020`,
    'Locations by last contact': `/api/tenants/${companyId}/page?sort=lastContact`,
    Groups: `/api/tenants/${companyId}/groups`,
    Tags: `/api/tenants/tags/${companyId}`,
    'The start of the console': `/api/session/start?companyId=${companyId}`,
    'Locations with unpublished changes': `/api/tenants/unpublished/${companyId}`,
    'Saved and live versions of one': `/api/tenants/sync-status/${companyId}?locationIds=${ids[0]}`,
    'Saved and live versions': `/api/tenants/sync-status/${companyId}`,
    People: `/api/users/company/${companyId}`,
    Publishes: `/api/sync-locations/running/${companyId}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    for (let warm = 0; warm < sized(5, 0); warm++) await ask(path);
    const before = await product.usage();
    const took = [];
    let last;
    for (let round = 0; round < rounds; round++)
      took.push(
        await timed(async () => {
          last = await ask(path);
        }),
      );
    const { cpuMs } = await product.usage();
    console.log(
      `${name}: ${last.status}, ${(last.text.length / 1000).toFixed(1)} kB, ${median(took).toFixed(1)} ms, ` +
        `${((cpuMs - before.cpuMs) / rounds).toFixed(1)} ms of processor`,
    );
  }

  let isDone = false;
  const health = [];
  const probes = (async () => {
    while (!isDone) {
      health.push(await timed(() => ask('/api/health')));
      await pause(10);
    }
  })();
  const before = await product.usage();
  let answer;
  const took = await timed(async () => {
    answer = await ask('/api/sync-locations/start', { action: 'PUBLISH', locationIds: ids.slice(0, published) });
  });
  const after = await product.usage();
  isDone = true;
  await probes;
  if (answer.status !== 200) throw new Error(answer.text);
  const p99 = health.toSorted((a, b) => a - b)[Math.floor(health.length * 0.99)];
  console.log(
    `${health.length} probes, the longest ${Math.max(...health).toFixed(0)} ms; ${(after.cpuMs - before.cpuMs).toFixed(0)} ms of processor`,
  );
  verdict(`Asking for a publish of ${published} locations`, `${(took / 1000).toFixed(2)} s`, '≤ 2 s', took <= 2_000);
  verdict('Health meanwhile, 99th percentile', `${p99.toFixed(0)} ms`, '≤ 250 ms', p99 <= 250);
  await product.stop();
});

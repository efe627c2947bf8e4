// Every terminal of a large company at once, after an outage: a process that has cached nothing, behind a proxy that
// keeps its connections. Each terminal sends until it is answered, and waits as long as it is told. Meanwhile somebody
// saves. Counts the answers, the seconds, the memory, and what is stored at the end.
// node bench/server/check-ins-at-once.mjs postgres://user@host:5432/postgres [locations] [connections]
import { initialDocument } from '@commissary/catalog';
import pg from 'pg';
import { publishDue } from '../../apps/server/src/services/publishing/publish-due.ts';
import { startPublish } from '../../apps/server/src/services/publishing/publish-start.ts';
import { saveBase } from '../../apps/server/src/services/saving/save-base.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { startChild } from './child.mjs';
import { withDatabase } from './database.mjs';
import { sendAtOnce } from './send-at-once.mjs';
import { sizedBy } from './size.mjs';
import { verdict } from './verdict.mjs';
import { terminalSecret, world } from './world.mjs';

const locationCount = sizedBy(3, 2_000, 4);
const connections = sizedBy(4, 2_000, 8);
const terminalsEach = 5;
const mebibyte = 2 ** 20;

await withDatabase(async url => {
  const company = await world(url, [20_000]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const live = await fill(client, company);
  const server = await startChild('fleet-server.mjs', [url]);
  const before = await server.usage();
  const saves = keepSaving(server.address, company);
  const memory = watch(server);
  const requests = Array.from({ length: locationCount * terminalsEach }, (_, n) => requestOf(server.address, n, live));
  const told = await sendAtOnce(server.address, requests, { connections, check: body => requireLive(body, live) });
  const saved = await saves.stop();
  const most = await memory.stop();
  const after = await server.usage();
  // What was gathered is stored within two seconds.
  const stored = await storedDevices(client, requests.length);
  await client.end();
  await server.stop();
  console.log(
    `${requests.length} terminals of ${locationCount} locations over ${connections} connections: all answered after ` +
      `${told.seconds.toFixed(1)} s, the first ones of all within ${told.firstSeconds.toFixed(1)} s; answers ${JSON.stringify(told.statuses)}`,
  );
  console.log(
    `${((after.statements - before.statements) / requests.length).toFixed(2)} statements and ` +
      `${((after.cpuMs - before.cpuMs) / requests.length).toFixed(2)} ms of a processor for each terminal; ` +
      `from ${(before.rss / mebibyte).toFixed(0)} to at most ${(most / mebibyte).toFixed(0)} MiB; health ${JSON.stringify(saved.health)}`,
  );
  console.log(
    `${saved.count} saves meanwhile, ${saved.failed} of them failed, the slowest ${saved.slowest.toFixed(0)} ms; logged ${JSON.stringify(after.logged)}`,
  );
  const isWhole = stored === requests.length && saved.failed === 0;
  const wrong = Object.keys(told.statuses).filter(status => !['200', '503'].includes(status));
  verdict(
    'Terminals that all check in at once: stored of those that sent',
    `${stored} of ${requests.length}`,
    'all, and every save meanwhile',
    isWhole && wrong.length === 0,
  );
  if (!isWhole || wrong.length > 0) process.exitCode = 1;
});

/** Locations with a credential and the same menu and settings live; returns what each should run. */
async function fill(client, { caller, context, companyId, menuIds: [menuId] }) {
  const ids = Array.from({ length: locationCount }, (_, n) => `place-${n}`);
  const place = { type: 'LOCATION', timeZone: 'America/Chicago', menuId, companyId };
  for (let from = 0; from < ids.length; from += 1_000)
    await insertTenants(
      context.db,
      ids.slice(from, from + 1_000).map(id => ({ ...place, id, name: id })),
      context.now(),
    );
  await client.query(
    `insert into credential (id, company_id, tenant_id, name, client_id, secret_hash, created_by, created_at, checked_in_at)
    select 'of ' || t.id, t.company_id, t.id, 'Till', 'of-' || t.id, c.secret_hash, c.created_by, c.created_at, c.created_at
    from tenant t, credential c where t.id like 'place-%' and c.client_id = 'till'`,
  );
  // They were there before the outage, and have a newer version since.
  await client.query(
    `insert into check_in (tenant_id, device_id, software_version, runs, last_seen_at)
    select t.id, 'till-' || n, '1.0', '[]', now() - interval '1 hour'
    from tenant t, generate_series(0, $1 - 1) n where t.id like 'place-%'`,
    [terminalsEach],
  );
  const settings = { kind: 'settings', companyId, tenant: null };
  await saveBase(caller, settings, { id: `settings-${companyId}`, ver: 0, document: initialDocument('settings') });
  await client.query('update company set batch_size = $1', [locationCount]);
  await startPublish({ ...caller, idempotencyKey: null }, 'menu', { locationIds: ids });
  await publishDue(context);
  await client.query('analyze');
  const { rows } = await client.query('select distinct kind, manifest from published order by kind');
  return rows;
}

function requestOf(address, n, live) {
  const location = n % locationCount;
  const device = `till-${Math.floor(n / locationCount)}`;
  const runs = live.map(({ kind, manifest }) => ({ kind, manifest, sequence: 1 }));
  const body = JSON.stringify({ deviceId: device, softwareVersion: '1.1', partSize: 'chunks', runs });
  return [
    'POST /api/terminal/check-in HTTP/1.1',
    `host: ${new URL(address).host}`,
    `authorization: Bearer of-place-${location}.${terminalSecret}`,
    `x-forwarded-for: 10.${location >> 16}.${(location >> 8) & 255}.${location & 255}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `\r\n${body}`,
  ].join('\r\n');
}

function requireLive(body, live) {
  const { assigned } = JSON.parse(body);
  for (const { kind, manifest } of live)
    if (!assigned.some(one => one.kind === kind && one.manifest === manifest))
      throw new Error(`A terminal was told something else: ${body.slice(0, 400)}`);
}

/** Until every device is stored, or nothing more comes. */
async function storedDevices(client, expected) {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query(`select count(*)::int from check_in where software_version = '1.1'`);
    if (rows[0].count >= expected || tries === 30) return rows[0].count;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

/** Somebody saves settings, one save after the other, and asks how the server is. */
function keepSaving(address, { companyId, cookie }) {
  const saved = { count: 0, failed: 0, slowest: 0, health: {} };
  let isOver = false;
  const headers = { cookie, 'content-type': 'application/json', 'x-commissary': '1' };
  const path = `${address}/api/blobs/settings/company/${companyId}`;
  const save = async ({ id, ver, settingsBlob }) => {
    const table = { ...settingsBlob.tableSettings, issueServerBankOfAmount: `${ver}.00` };
    const body = JSON.stringify({ id, ver, settingsBlob: { ...settingsBlob, tableSettings: table } });
    const began = performance.now();
    const answer = await fetch(path, { method: 'PUT', headers, body });
    saved.slowest = Math.max(saved.slowest, performance.now() - began);
    saved.count += 1;
    if (answer.status !== 200) {
      saved.failed += 1;
      console.error(`A save was answered with ${answer.status}: ${await answer.text()}`);
    }
  };
  const ended = (async () => {
    while (!isOver) {
      const before = await fetch(path, { headers: { cookie } });
      if (before.status === 200) await save(await before.json());
      else saved.failed += 1;
      const health = await fetch(`${address}/api/health`).then(answer => answer.text());
      const { calls: state = 'untold' } = JSON.parse(health);
      saved.health[state] = (saved.health[state] ?? 0) + 1;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await ended;
      return saved;
    },
  };
}

function watch(server) {
  let most = 0;
  let isOver = false;
  const ended = (async () => {
    while (!isOver) {
      most = Math.max(most, (await server.usage()).rss);
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await ended;
      return most;
    },
  };
}

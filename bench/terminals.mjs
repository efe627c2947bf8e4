// What a publish to many terminals costs: statements and bytes for each, before and after the moment at which it is due.
// A whole server in this process, on the PostgreSQL that TEST_DATABASE_URL names or on the embedded database, and real
// terminals over real connections, with disks in memory. The clock of the server moves as it is told.
// node bench/terminals.mjs [locations] [terminals of each]
import { connect, createServer } from 'node:net';
import { publishDue } from '../apps/server/src/services/publishing/publish-due.ts';
import { makeCompany } from '../apps/server/src/testing/test-company.ts';
import { databases } from '../apps/server/src/testing/test-database.ts';
import { giveMenu, settingsWith } from '../apps/server/src/testing/test-documents.ts';
import { openTestServer } from '../apps/server/src/testing/test-server.ts';
import { sendCheckIn } from '../apps/terminal/src/check-in.ts';
import { nothing } from '../apps/terminal/src/configuration.ts';
import { openFleetDisk, sharedContent } from '../apps/terminal/src/fleet/fleet-disk.ts';
import { limitConcurrency } from '../apps/terminal/src/fleet/limit-concurrency.ts';
import { serverApi } from '../apps/terminal/src/server-api.ts';
import { menuOf } from '../tests/terminal/terminal-world.ts';

const locationCount = Number(process.argv[2] ?? 200);
const terminalsEach = Number(process.argv[3] ?? 5);
const minute = 60_000;
const dishes = 40;

const server = await openTestServer({ database: databases[0] ?? 'pglite' });
const counted = await countingProxy(await server.listen());
try {
  await measure();
} finally {
  await counted.close();
  await server.close();
}

async function measure() {
  const names = Array.from({ length: locationCount }, (_, n) => `Place ${n}`);
  const company = await makeCompany(server, { locations: names });
  const menuId = await giveMenu(server, company);
  const owner = await company.person({ permissions: ['companyAdmin'] });
  const locationIds = names.map(company.tenantId);
  const { db } = server.context;
  await db.updateTable('company').set({ batch_size: locationCount }).where('id', '=', company.id).execute();
  const terminals = [];
  const content = sharedContent();
  for (const locationId of locationIds) {
    const made = await ok(
      owner.client.tenants.createCredential({ params: { companyId: company.id, locationId }, body: { name: 'T' } }),
    );
    for (let n = 0; n < terminalsEach; n++) {
      const deviceId = `till-${n}`;
      terminals.push({
        terminal: {
          api: serverApi(counted.address, `${made.clientId}.${made.secret}`),
          disk: openFleetDisk(content, `${locationId} ${deviceId}`, 'k'.repeat(43)),
          ...{ deviceId, softwareVersion: '1.0.0', now: () => server.clock.now().getTime() },
        },
        configuration: nothing,
      });
    }
  }
  let version = 0;
  /** Every department, and one section of the settings. */
  const save = async () => {
    const { client } = { client: await server.clientOf(owner.id) };
    const settingsBlob = { ...settingsWith({ issueServerBankOfAmount: `${version + 1}.00` }) };
    const params = { companyId: company.id };
    await ok(
      client.settings.saveBase({
        params: { id: company.id },
        body: { id: `settings-${company.id}`, ver: version, settingsBlob },
      }),
    );
    const menuBlob = JSON.stringify(menuOf(version + 1, dishes));
    await ok(client.menus.saveBase({ params, body: { id: menuId, ver: version, menuBlob } }));
    version += 1;
  };
  const publish = async syncDateMillis => {
    const client = await server.clientOf(owner.id);
    const body = { action: 'PUBLISH', locationIds, ...(syncDateMillis && { syncDateMillis }) };
    await ok(client.syncLocations.start({ body }));
    await publishDue(server.context);
  };
  const inTurn = limitConcurrency(32);
  const checkInAll = () =>
    Promise.all(
      terminals.map(one =>
        inTurn(() =>
          sendCheckIn(one.terminal, one.configuration, taken => {
            one.configuration = { ...taken, running: taken.running.map(running => ({ ...running, document: null })) };
          }),
        ),
      ),
    );
  console.log(`${locationCount} locations, ${terminals.length} terminals, ${databases[0]}`);
  console.log('| | Statements a terminal | Requests a terminal | Bytes a terminal |\n|---|---|---|---|');
  const round = async (what, work) => {
    const before = { ...counted.totals(), statements: server.statements.length };
    await work();
    const after = { ...counted.totals(), statements: server.statements.length };
    const each = name => (after[name] - before[name]) / terminals.length;
    console.log(
      `| ${what} | ${each('statements').toFixed(2)} | ${each('requests').toFixed(2)} | ${each('bytes').toFixed(0)} |`,
    );
    return after.bytes - before.bytes;
  };
  await save();
  await publish();
  await round('a new terminal: its first configuration', checkInAll);
  await round('its report of that', checkInAll);
  await round('a check-in with nothing new', checkInAll);
  await save();
  await publish();
  await round('a publish that nobody was told of before', checkInAll);
  await round('its report', checkInAll);
  await checkInAll();
  await save();
  await publish(server.clock.now().getTime() + 90 * minute);
  server.clock.pass(80 * minute);
  const before = await round('a publish that is due: ten minutes before', checkInAll);
  server.clock.pass(10 * minute);
  await publishDue(server.context);
  const idle = await round('when it is live', checkInAll);
  await round('its report', checkInAll);
  const nothingNew = await round('a check-in with nothing new', checkInAll);
  const share = ((idle - nothingNew) / (before + idle - 2 * nothingNew)) * 100;
  console.log(
    `After the moment at which it was due: ${share.toFixed(1)} % of its bytes (check-ins with nothing new left out).`,
  );
  const wrong = terminals.filter(one => one.configuration.running.some(({ sequence }) => sequence !== 3));
  if (wrong.length > 0) throw new Error(`${wrong.length} terminals do not run what is live.`);
}

async function ok(call) {
  const answer = await call;
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.body;
}

/** A proxy that counts what the server sends, as it is sent: compressed, with its headers. */
async function countingProxy(address) {
  const { port } = new URL(address);
  const totals = { bytes: 0, requests: 0 };
  const listener = createServer(client => {
    const upstream = connect(Number(port), '127.0.0.1');
    upstream.on('data', bytes => {
      totals.bytes += bytes.length;
    });
    client.on('data', bytes => {
      if (/^(GET|POST) /.test(bytes.toString('latin1', 0, 5))) totals.requests += 1;
    });
    client.pipe(upstream).pipe(client);
    for (const end of [client, upstream])
      end.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
  });
  await new Promise(resolve => listener.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${listener.address().port}`,
    totals: () => ({ ...totals }),
    close: () => new Promise(resolve => listener.close(resolve)),
  };
}

// The product's server on an existing database, as it begins after an outage, behind a proxy that names the address of
// each location. It reports its memory, how many statements it
// made, and what it logged.
import { handlers } from '../../apps/server/src/areas/index.ts';
import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { createServer } from '../../apps/server/src/http/index.ts';
import { openDatabase } from '../../apps/server/src/store/database/database.ts';

const [, , url] = process.argv;
const { config } = readServerConfig({ DATABASE_URL: url, PORT: '0', COMMISSARY_PROXIES: '127.0.0.1' });
const database = await openDatabase({ url });
let statements = 0;
database.statements.listen(() => {
  statements += 1;
});
const logged = {};
const context = await createContext(config, {
  database,
  log: ({ message }) => (logged[message] = (logged[message] ?? 0) + 1),
});
const server = await createServer(context, handlers);
const address = await server.listen();
console.log(JSON.stringify({ address }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ statements, rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000, logged });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

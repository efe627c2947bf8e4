// The product's server on an existing database, which reports what each call cost it: processor, statements, the time
// until the database answered, and how long nothing else could be answered at most.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { handlers } from '../../apps/server/src/areas/index.ts';
import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { createServer } from '../../apps/server/src/http/index.ts';
import { openDatabase } from '../../apps/server/src/store/database/database.ts';

const { config } = readServerConfig({ DATABASE_URL: process.argv[2], PORT: '0' });
const database = await openDatabase({ url: process.argv[2] });
const spent = { statements: 0, databaseMs: 0 };
database.statements.listen((_, ms) => {
  spent.statements += 1;
  spent.databaseMs += ms;
});
const context = await createContext(config, { database });
const server = await createServer(context, handlers);
const address = await server.listen();
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
console.log(JSON.stringify({ address }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ ...spent, cpuMs: (user + system) / 1000, gapMs: loop.max / 1e6 });
  loop.reset();
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

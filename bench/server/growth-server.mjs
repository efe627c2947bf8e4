// The product's server on an existing database, which reports what each call cost it: processor, statements, the time
// until the database answered, and how long nothing else could be answered at most.
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
console.log(JSON.stringify({ address }));
let longestTurn = () => 0;
process.on('message', message => {
  const turnMs = longestTurn();
  longestTurn = message === 'watch turns' ? watchTurns() : () => 0;
  const { user, system } = process.cpuUsage();
  process.send({ ...spent, cpuMs: (user + system) / 1000, turnMs });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

/**
 * Looks, whenever the loop comes round, what processor time its thread has taken since: other load and the collector's
 * own threads are not in it. It takes a processor, so nothing else is measured meanwhile. Returns how it ends.
 */
function watchTurns() {
  let [longest, isOver] = [0, false];
  const spentMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = spentMs();
  const look = () => {
    const now = spentMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    return longest;
  };
}

// The product's server in a separate process: creates the data, then prints one line with the address and ids.
// node serve.mjs <database url> [menu bytes …]
import { handlers } from '../../apps/server/src/areas/index.ts';
import { createServer } from '../../apps/server/src/http/index.ts';
import { reportUsageOnRequest } from './process-usage.mjs';
import { world } from './world.mjs';

const [url, ...sizes] = process.argv.slice(2);
const { context, companyId, locationId, menuIds, cookie } = await world(url, sizes.map(Number));
const server = await createServer(context, handlers);
const address = await server.listen();
console.log(JSON.stringify({ address, companyId, locationId, menuIds, cookie }));
reportUsageOnRequest();
process.on('SIGTERM', () => process.exit(0));

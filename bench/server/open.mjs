// The product's server on an existing database.
import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { startServer } from '../../apps/server/src/start.ts';
import { reportUsageOnRequest } from './process-usage.mjs';

const { config } = readServerConfig({ DATABASE_URL: process.argv[2], PORT: '0' });
const { lines } = await startServer(config, { empty: true });
console.log(JSON.stringify({ address: /http:\S+/.exec(lines[0])?.[0] }));
reportUsageOnRequest();

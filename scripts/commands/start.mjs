import { join } from 'node:path';
import { runForeground } from '../setup/child.mjs';
import { databaseTemplate } from '../setup/database-template.mjs';
import { builtServer } from '../setup/server-build.mjs';
import { serverFlags } from '../setup/server-flags.mjs';
import { builtWebApp } from '../setup/web-build.mjs';

/** Builds what is missing, then runs the server until it ends. */
export async function run(args) {
  const [server, web, template] = await Promise.all([
    builtServer(),
    builtWebApp(),
    process.env.DATABASE_URL ? undefined : databaseTemplate(),
  ]);
  const env = { ...process.env, COMMISSARY_WEB: web, ...(template ? { COMMISSARY_TEMPLATE: template } : {}) };
  return runForeground('node', [...serverFlags, join(server, 'main.js'), ...args], { env });
}

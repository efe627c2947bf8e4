import { spawn } from 'node:child_process';
import { waitFor } from '../setup/child.mjs';
import { databaseTemplate } from '../setup/database-template.mjs';
import { inRepository, packageProgram, repositoryRoot } from '../setup/repository.mjs';
import { serverFlags } from '../setup/server-flags.mjs';

/**
 * Runs the server, restarted on every change, and the development server of the web app; when one ends, the other ends
 * too.
 */
export async function run(args) {
  const env = { ...process.env };
  if (env.PORT) env.COMMISSARY_SERVER ??= `http://127.0.0.1:${env.PORT}`;
  if (!env.DATABASE_URL) env.COMMISSARY_TEMPLATE = await databaseTemplate();
  const children = [
    spawn('node', [...serverFlags, '--watch', '--watch-preserve-output', 'apps/server/src/development.ts', ...args], {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env,
    }),
    spawn('node', [packageProgram('vite'), '--host', '127.0.0.1'], {
      cwd: inRepository('apps/web'),
      stdio: 'inherit',
      env,
    }),
  ];
  const endings = children.map(child => waitFor(child, child.spawnfile));
  const code = await Promise.race(endings);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(endings);
  return code;
}

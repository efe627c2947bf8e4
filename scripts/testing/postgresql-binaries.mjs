import { readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { isExecutable, onPath, programIn } from './programs.mjs';

const debianRoot = '/usr/lib/postgresql';

/** `{ folder }` with initdb and pg_ctl, or `{ missing }`: the reason why there is none. */
export async function findPostgresqlBinaries() {
  const found = (await newestOfDebian()) ?? (await besideTheOneOnPath());
  if (found) return { folder: found };
  const problem = await aptInstall('to test on PostgreSQL; TEST_DATABASE_URL names another', ['postgresql']);
  const installed = await newestOfDebian();
  return installed ? { folder: installed } : { missing: `no TEST_DATABASE_URL and no PostgreSQL program; ${problem}` };
}

async function newestOfDebian() {
  const versions = await readdir(debianRoot).catch(() => []);
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    const folder = join(debianRoot, version, 'bin');
    if (await isComplete(folder)) return folder;
  }
  return undefined;
}

async function besideTheOneOnPath() {
  const program = await onPath('initdb', 'pg_ctl');
  const folder = program && dirname(await realpath(program));
  return folder && (await isComplete(folder)) ? folder : undefined;
}

async function isComplete(folder) {
  const needed = await Promise.all(['initdb', 'pg_ctl', 'postgres'].map(name => isExecutable(programIn(folder, name))));
  return needed.every(Boolean);
}

import { spawnSync } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runQuietly } from '../setup/child.mjs';
import { findPostgresqlBinaries } from './postgresql-binaries.mjs';
import { secondsOfTree } from './processor-seconds.mjs';
import { programIn } from './programs.mjs';

/**
 * A PostgreSQL for the tests: the one of TEST_DATABASE_URL, or a new one in a temporary folder on a free port. Returns
 * `{ url, stop }` or `{ missing }`: the reason why there is none. `seconds` returns the processor seconds of a new one.
 */
export async function startPostgresql() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return ownPostgresql();
}

/**
 * A separate PostgreSQL for one test: `{ url, kill, start, stop }`, or `{ missing }`. `kill` ends all of its processes
 * at once, as a crash does; `start` starts it again on the same data and address; `follow` starts a replica. A durable one waits for its disk, as in
 * production.
 */
export async function ownPostgresql({ isDurable = false } = {}) {
  const { folder: binaries, missing } = await findPostgresqlBinaries();
  if (missing) return { missing };
  const owner = clusterOwner();
  if (owner.missing) return { missing: owner.missing };
  return startCluster(binaries, owner, isDurable).catch(error => ({ missing: error.message }));
}

const initialize = (run, data) => run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync');

/** A copy of the server on this port, which goes on as it does. */
const copyOf = port => (run, data) => {
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  return run('pg_basebackup', ...address, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
};

async function startCluster(binaries, owner, isDurable, make = initialize) {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-postgresql-'));
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const run = (program, ...args) => {
    const command = [...owner.prefix, programIn(binaries, program), ...args];
    return runQuietly(command[0], command.slice(1), { cwd: folder, env: owner.env });
  };
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const port = await freePort();
  // A test database may lose data in a power cut: tests check behavior, and the disk is shared. It lives for seconds.
  const short = isDurable ? [] : ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];
  const own = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', 'max_connections=200', ...short];
  const settings = [`-p ${port}`, ...own.map(setting => `-c ${setting}`)].join(' ');
  const start = () => run('pg_ctl', '-D', data, '-o', settings, '-l', log, '-w', 'start');
  const stop = async () => {
    await run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
    await rm(folder, { recursive: true, force: true });
  };

  const made = await make(run, data);
  const started = made.code === 0 ? await start() : { code: 1, output: '' };
  if (started.code !== 0) {
    const output = `${made.output}${started.output}${await readFile(log, 'utf8').catch(() => '')}`;
    await stop();
    throw new Error(`PostgreSQL did not start: ${output.trim()}`);
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    data,
    stop,
    // Its first process is nobody's child, and waits for those that serve a connection.
    seconds: async () => secondsOfTree(await firstProcess(data)),
    kill: () => killCluster(data),
    start: () => startAgain(start),
    follow: () => startCluster(binaries, owner, isDurable, copyOf(port)),
  };
}

async function firstProcess(data) {
  return Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The first process starts all others; all are killed together, so that none has time to clean up. */
export async function killCluster(data) {
  const first = await firstProcess(data);
  const others = await readFile(`/proc/${first}/task/${first}/children`, 'utf8').catch(() => '');
  for (const pid of [first, ...others.trim().split(/\s+/).filter(Boolean)]) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** The new server does not start while the last process of the old one is running. */
async function startAgain(start) {
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await start();
    if (code === 0) return;
    if (attempt === 20) throw new Error(`PostgreSQL did not come back: ${output}`);
    await pause(100);
  }
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
export function clusterOwner() {
  if (process.getuid?.() !== 0) return { prefix: [], env: process.env };
  // A root shell from `su` has no sbin on its PATH, but runuser is there.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map(flag => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (ids.every(id => id.status === 0)) {
      const [uid, gid] = ids.map(id => Number(id.stdout));
      return { prefix: ['runuser', '-u', user, '--'], uid, gid, env };
    }
  }
  return { missing: 'PostgreSQL does not run as root, and there is no user "postgres" or "nobody"' };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

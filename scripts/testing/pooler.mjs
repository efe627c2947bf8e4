import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aptInstall } from './apt.mjs';
import { clusterOwner, freePort } from './postgresql.mjs';
import { isExecutable, onPath } from './programs.mjs';

/**
 * With TEST_POOLER=pgbouncer a PgBouncer before the PostgreSQL of the tests, which gives each transaction another
 * connection: `{ url, stop }`, or `{ missing }`, the reason why there is none. Otherwise nothing.
 */
export async function startPooler(postgresqlUrl) {
  if (process.env.TEST_POOLER !== 'pgbouncer' || postgresqlUrl === undefined) return {};
  const program = (await findPgbouncer()) ?? (await installPgbouncer());
  const owner = clusterOwner();
  const missing = program === undefined ? 'there is no pgbouncer' : owner.missing;
  return missing ? { missing } : startPgbouncer(program, owner, new URL(postgresqlUrl));
}

async function findPgbouncer() {
  // A root shell from `su` has no sbin on its PATH.
  const ofDebian = '/usr/sbin/pgbouncer';
  return (await onPath('pgbouncer')) ?? ((await isExecutable(ofDebian)) ? ofDebian : undefined);
}

async function installPgbouncer() {
  await aptInstall('to test through a pooler', ['pgbouncer']);
  return findPgbouncer();
}

async function startPgbouncer(program, owner, { hostname, port, username }) {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-pooler-'));
  const ownPort = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    [
      '[databases]',
      // What the server would set on a connection of its own.
      `* = host=${hostname} port=${port || 5432} user=${username} connect_query='set idle_in_transaction_session_timeout = 15000'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ownPort}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 2000',
      // More than a test holds at once: the connections of people and those of contacts.
      'default_pool_size = 20',
      'server_idle_timeout = 2',
      'log_connections = 0',
      'log_disconnections = 0',
      '',
    ].join('\n'),
  );
  if (owner.uid !== undefined) for (const path of [folder, config]) await chown(path, owner.uid, owner.gid);
  const child = spawn(program, ['--quiet', config], {
    stdio: 'ignore',
    ...(owner.uid === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
  });
  const ended = once(child, 'exit');
  await accepting(ownPort);
  return {
    url: `postgresql://${username}@127.0.0.1:${ownPort}/postgres`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when something listens there. */
async function accepting(port) {
  for (let attempt = 1; ; attempt++) {
    const isThere = await new Promise(resolve => {
      const probe = connect(port, '127.0.0.1');
      const tell = found => {
        probe.destroy();
        resolve(found);
      };
      probe.once('connect', () => tell(true)).once('error', () => tell(false));
    });
    if (isThere) return;
    if (attempt === 50) throw new Error('PgBouncer did not start.');
    await pause(100);
  }
}

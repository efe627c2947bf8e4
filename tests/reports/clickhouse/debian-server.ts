import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/testing/postgresql.mjs';
import type { RunningClickHouse } from './fetched-chdb.ts';

const startMs = 30_000;
const [user, password] = ['reports', 'a b:c/d'];

/** The server that Debian packages, which is old: it stores what it is sent, and knows no parameters of statements. */
export const startDebianServer = async (): Promise<RunningClickHouse> => {
  const program = ['/usr/bin', '/usr/sbin'].map(at => join(at, 'clickhouse-server')).find(existsSync);
  if (program === undefined) return { missing: 'clickhouse-server is not installed (Debian package of this name).' };
  const folder = mkdtempSync(join(tmpdir(), 'clickhouse-'));
  const port = await freePort();
  for (const name of ['data', 'tmp', 'metadata']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'config.xml'), configOf(folder, port));
  writeFileSync(join(folder, 'users.xml'), users);
  const child = spawn(program, [`--config-file=${join(folder, 'config.xml')}`], { cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const ask = async (sql: string): Promise<string | null> => {
    const headers = { 'x-clickhouse-user': user, 'x-clickhouse-key': password };
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sql }).catch(() => null);
    return response?.ok ? (await response.text()).trim() : null;
  };
  for (const until = Date.now() + startMs; Date.now() < until && child.exitCode === null; await pause(100)) {
    const version = await ask('select version()');
    if (version === null || (await ask('create database if not exists sold')) === null) continue;
    const url = `http://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/sold`;
    return { url, version, stop };
  }
  await stop();
  return { missing: 'clickhouse-server does not start on this machine.' };
};

const configOf = (folder: string, port: number): string => `<yandex>
  <logger><level>none</level></logger>
  <http_port>${port}</http_port>
  <listen_host>127.0.0.1</listen_host>
  <path>${folder}/data/</path>
  <tmp_path>${folder}/tmp/</tmp_path>
  <users_config>${folder}/users.xml</users_config>
  <default_profile>default</default_profile>
  <default_database>default</default_database>
  <mark_cache_size>5368709</mark_cache_size>
</yandex>
`;

const users = `<yandex>
  <profiles><default></default></profiles>
  <users><${user}><password>${password}</password><networks><ip>::/0</ip></networks>
    <profile>default</profile><quota>default</quota></${user}></users>
  <quotas><default></default></quotas>
</yandex>
`;

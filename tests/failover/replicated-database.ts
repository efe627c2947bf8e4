import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterOwner, freePort, killCluster } from '../../scripts/testing/postgresql.mjs';
import { until } from '../fixtures/until.ts';
import {
  type ClusterView,
  etcdArguments,
  haproxyConfig,
  isSettled,
  leaderIn,
  type Member,
  patroniConfig,
  type Replication,
} from './cluster-config.ts';
import { findPrograms } from './programs.ts';

/** PostgreSQL that fails over: two servers under Patroni, an etcd of one node, and an HAProxy that leads to the leader. */
export interface ReplicatedDatabase {
  /** The leader, whichever server it is. */
  readonly url: string;
  /** From now on nothing that the leader writes reaches the other server. */
  fallBehind(): Promise<void>;
  /**
   * Ends the leader and its supervisor at once, as the loss of its machine does. The result starts that machine again,
   * when another server leads.
   */
  killLeader(): Promise<() => void>;
  /** The other server becomes the leader, as planned. */
  switchOver(): Promise<void>;
  /** Etcd answers nobody until the leader has given up, and from then on again. */
  stallEtcd(): Promise<void>;
  /** Resolves when the leader can be lost. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export const startReplicatedDatabase = async (replication: Replication): Promise<ReplicatedDatabase> => {
  const programs = await findPrograms();
  const owner = clusterOwner();
  if (owner.missing) throw new Error(owner.missing);
  const folder = await mkdtemp(join(tmpdir(), 'commissary-failover-'));
  const give = async (path: string): Promise<string> => {
    if (owner.uid !== undefined && owner.gid !== undefined) await chown(path, owner.uid, owner.gid);
    return path;
  };
  await chmod(await give(folder), 0o755);
  const running = new Map<string, ChildProcess>();
  const run = (name: string, program: string, args: readonly string[]): void => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log, log],
      ...(owner.uid === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
    });
    running.set(name, child);
  };
  const end = async (name: string, signal: NodeJS.Signals): Promise<void> => {
    const child = running.get(name);
    running.delete(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const members: Member[] = [];
  for (const name of ['north', 'south']) {
    const data = join(folder, name);
    await mkdir(data);
    await chmod(await give(data), 0o700);
    members.push({ name, data, port: await freePort(), restPort: await freePort() });
  }
  const shared = { etcd: `127.0.0.1:${etcdPort}`, programs: programs.postgresql, replication };
  const configOf = (name: string) => join(folder, `${name}.json`);
  const supervise = ({ name }: Member) => run(name, programs.patroni, [configOf(name)]);
  const view = async (): Promise<ClusterView> => {
    for (const { restPort } of members) {
      const found = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) })
        .then(answer => answer.json())
        .catch(() => null);
      if (found !== null) return found;
    }
    return { members: [] };
  };
  const leader = async (): Promise<Member> => {
    const name = leaderIn(await view());
    const found = members.find(one => one.name === name);
    if (found === undefined) throw new Error('No server leads.');
    return found;
  };
  const settled = () =>
    until('a server that follows the leader', async () => isSettled(await view(), replication), 250);
  const stop = async (): Promise<void> => {
    // The supervisors stop their servers, and need the others to say goodbye.
    await Promise.all(members.map(({ name }) => end(name, 'SIGTERM')));
    for (const { data } of members) await killCluster(data).catch(() => undefined);
    for (const name of ['haproxy', 'etcd']) await end(name, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const member of members) await writeFile(configOf(member.name), patroniConfig(member, shared));
    await writeFile(join(folder, 'haproxy.cfg'), haproxyConfig(members, port));
    run('etcd', programs.etcd, etcdArguments(join(folder, 'etcd'), etcdPort, peerPort));
    run('haproxy', programs.haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')]);
    for (const member of members) supervise(member);
    await settled();
  } catch (error) {
    const logs = await Promise.all(
      members.map(({ name }) => readFile(join(folder, `${name}.log`), 'utf8').catch(() => '')),
    );
    await stop();
    throw new Error(`${error}\n${logs.map(log => log.slice(-2_000)).join('\n')}`);
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    fallBehind: async () => {
      for (const pid of await processesOf((await leader()).data))
        if ((await titleOf(pid)).includes('walsender')) process.kill(pid, 'SIGSTOP');
    },
    killLeader: async () => {
      const member = await leader();
      const supervisor = end(member.name, 'SIGKILL');
      await Promise.all([supervisor, killCluster(member.data)]);
      return () => supervise(member);
    },
    switchOver: async () => {
      const { name, restPort } = await leader();
      const candidate = members.find(one => one.name !== name)?.name;
      const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name, candidate }),
      });
      if (!answer.ok) throw new Error(`The switchover was answered with ${answer.status}: ${await answer.text()}`);
    },
    stallEtcd: async () => {
      const { restPort } = await leader();
      running.get('etcd')?.kill('SIGSTOP');
      const leads = () =>
        fetch(`http://127.0.0.1:${restPort}/primary`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ status }) => status === 200,
          () => false,
        );
      await until('a leader that gives up', async () => !(await leads()), 250);
      running.get('etcd')?.kill('SIGCONT');
    },
    settled,
    stop,
  };
};

/** What serves the server whose data this is. */
const processesOf = async (data: string): Promise<number[]> => {
  const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
  return children.trim().split(/\s+/).filter(Boolean).map(Number);
};

/** Empty for a process that has just ended. */
const titleOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

export type Replication = 'synchronous' | 'asynchronous';

/** One server of PostgreSQL, and what supervises it. */
export interface Member {
  readonly name: string;
  readonly data: string;
  readonly port: number;
  /** Of the supervisor, which says whether this server leads. */
  readonly restPort: number;
}

/**
 * Seconds. The least that Patroni accepts: so long the death of a leader stays unnoticed that can no longer give up its
 * lease.
 */
const [ttl, loop_wait, retry_timeout] = [20, 1, 3];

/** A server that follows further behind is not promoted. */
const mostBehindBytes = 16 * 1024 * 1024;

const here = '127.0.0.1';

/** The configuration of a supervisor; JSON is YAML. */
export const patroniConfig = (
  { name, data, port, restPort }: Member,
  shared: { readonly etcd: string; readonly programs: string; readonly replication: Replication },
): string => {
  const user = { username: 'postgres', password: 'none' };
  return JSON.stringify({
    scope: 'commissary',
    name,
    restapi: { listen: `${here}:${restPort}`, connect_address: `${here}:${restPort}` },
    etcd3: { hosts: shared.etcd },
    bootstrap: {
      dcs: {
        ...{ ttl, loop_wait, retry_timeout },
        maximum_lag_on_failover: mostBehindBytes,
        synchronous_mode: shared.replication === 'synchronous',
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          // The processes are killed, never the machine: what they have written is kept without waiting for the disk.
          parameters: { max_connections: 100, fsync: 'off', autovacuum: 'off', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums', 'no-sync'],
      pg_hba: [`host all all ${here}/32 trust`, `host replication all ${here}/32 trust`],
    },
    postgresql: {
      listen: `${here}:${port}`,
      connect_address: `${here}:${port}`,
      data_dir: data,
      bin_dir: shared.programs,
      pgpass: `${data}.pgpass`,
      authentication: { superuser: user, replication: user, rewind: user },
      parameters: { unix_socket_directories: '' },
    },
    watchdog: { mode: 'off' },
  });
};

/** One address that leads to whichever server leads, and ends connections to one that no longer does. */
export const haproxyConfig = (members: readonly Member[], port: number): string =>
  [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen leader',
    `  bind ${here}:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...members.map(one => `  server ${one.name} ${here}:${one.port} check port ${one.restPort}`),
    '',
  ].join('\n');

/** The arguments of an etcd of one node that no disk slows down. */
export const etcdArguments = (data: string, port: number, peerPort: number): readonly string[] => [
  ...['--name', 'single', '--data-dir', data, '--unsafe-no-fsync'],
  ...['--listen-client-urls', `http://${here}:${port}`, '--advertise-client-urls', `http://${here}:${port}`],
  ...[
    '--listen-peer-urls',
    `http://${here}:${peerPort}`,
    '--initial-advertise-peer-urls',
    `http://${here}:${peerPort}`,
  ],
  ...['--initial-cluster', `single=http://${here}:${peerPort}`],
];

/** What a supervisor says of all servers. */
export interface ClusterView {
  readonly members: readonly { readonly name: string; readonly role: string; readonly state: string }[];
}

export const leaderIn = ({ members }: ClusterView): string | null =>
  members.find(({ role, state }) => role === 'leader' && state === 'running')?.name ?? null;

/** Whether the leader can be lost: another server follows it, and has all that was acknowledged if it has to. */
export const isSettled = (view: ClusterView, replication: Replication): boolean =>
  leaderIn(view) !== null &&
  view.members.some(
    ({ role, state }) =>
      (state === 'running' || state === 'streaming') &&
      (role === 'sync_standby' || (role === 'replica' && replication === 'asynchronous')),
  );

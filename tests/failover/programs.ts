import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { findPostgresqlBinaries } from '../../scripts/testing/postgresql-binaries.mjs';

/** What a replicated database is made of, each from the Debian package of this name (`etcd-server`: `etcd`). */
const needed = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' } as const;

export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder with the programs of PostgreSQL. */
  readonly postgresql: string;
}

/** The programs, or an error that says what to install. */
export const findPrograms = async (
  path = process.env.PATH ?? '',
  // A root shell from `su` has no sbin on its PATH.
  more: readonly string[] = ['/usr/sbin', '/sbin'],
): Promise<Programs> => {
  const folders = [...path.split(delimiter).filter(Boolean), ...more];
  const find = async (name: keyof typeof needed): Promise<string | null> => {
    for (const folder of folders) {
      const file = join(folder, name);
      const isThere = await access(file).then(
        () => true,
        () => false,
      );
      if (isThere) return file;
    }
    return null;
  };
  const [patroni, etcd, haproxy] = [await find('patroni'), await find('etcd'), await find('haproxy')];
  const missing = Object.entries({ patroni, etcd, haproxy }).flatMap(([name, file]) =>
    file === null ? [needed[name as keyof typeof needed]] : [],
  );
  if (patroni === null || etcd === null || haproxy === null) throw new Error(missingPrograms(missing));
  const { folder, missing: noPostgresql } = await findPostgresqlBinaries();
  if (folder === undefined) throw new Error(`${noPostgresql}`);
  return { patroni, etcd, haproxy, postgresql: folder };
};

const missingPrograms = (packages: readonly string[]): string =>
  `This proof needs a PostgreSQL that fails over. Missing: ${packages.join(', ')}. On Debian: ` +
  `apt-get install ${packages.join(' ')}, and systemctl disable --now ${packages.map(serviceOf).join(' ')}.`;

const serviceOf = (name: string): string => (name === 'etcd-server' ? 'etcd' : name);

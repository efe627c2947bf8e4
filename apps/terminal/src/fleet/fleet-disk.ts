import type { Configuration } from '../configuration.ts';
import { nothing } from '../configuration.ts';
import type { Disk, StoredLogOn } from '../disk.ts';

/** The content that terminals of a fleet have on their disks: in memory once, whatever the number of those that have it. */
export interface SharedContent {
  add(name: string, value: unknown): void;
  find(name: string): unknown;
  /** One terminal less has it. */
  release(name: string): void;
}

export const sharedContent = (): SharedContent => {
  const kept = new Map<string, { readonly value: unknown; count: number }>();
  return {
    add: (name, value) => {
      const known = kept.get(name);
      if (known === undefined) kept.set(name, { value, count: 1 });
      else known.count += 1;
    },
    find: name => kept.get(name)?.value,
    release: name => {
      const known = kept.get(name);
      if (known === undefined) return;
      known.count -= 1;
      if (known.count === 0) kept.delete(name);
    },
  };
};

export interface FleetDisk extends Disk {
  /** From now on it stores nothing, as a full disk: the terminal reports that it cannot take a publish. */
  fill(): void;
}

/** The disk of one terminal of a fleet, in memory: it finds what this terminal has fetched, and nothing else. */
export const openFleetDisk = (shared: SharedContent, deviceId: string, key: string): FleetDisk => {
  const names = new Set<string>();
  let logOn: StoredLogOn | null = null;
  let isFull = false;
  return {
    load: () => nothing,
    find: name => (names.has(name) ? shared.find(name) : undefined),
    keep: (name, value) => {
      if (isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' });
      if (names.has(name)) return;
      names.add(name);
      shared.add(name, value);
    },
    activate: configuration => {
      const used = usedNames(configuration, shared);
      for (const name of names) {
        if (used.has(name)) continue;
        names.delete(name);
        shared.release(name);
      }
    },
    deviceId: () => deviceId,
    deviceKey: () => key,
    logOn: () => logOn,
    keepLogOn: list => {
      logOn = list;
    },
    noteContact: at => {
      if (logOn !== null) logOn = { ...logOn, at };
    },
    fill: () => {
      isFull = true;
    },
  };
};

const usedNames = ({ running, ahead }: Configuration, shared: SharedContent): Set<string> =>
  new Set(
    [...running.map(({ manifest }) => manifest), ...ahead].flatMap(manifest => {
      const { parts = {} } = (shared.find(manifest) ?? {}) as { readonly parts?: Readonly<Record<string, string>> };
      return [manifest, ...Object.values(parts)];
    }),
  );

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Assignment, DeviceLogOnList, LogOnList, Manifest } from '@commissary/contract';
import {
  type Configuration,
  type Fetched,
  type Location,
  nothing,
  type RunningConfiguration,
} from './configuration.ts';
import { manifestName, verified } from './verify.ts';
import { writeWhole } from './whole-file.ts';

/**
 * A folder with the configuration of this terminal. What is read from it is verified again, so a damaged file counts as
 * missing.
 */
export interface Disk {
  load(): Configuration;
  /** The content stored under a name, when it matches its hash. */
  find(name: string): unknown;
  keep(name: string, value: unknown): void;
  /**
   * Makes this the running configuration: one rename, so that it is the old or the new one as a whole, whatever
   * happens.
   */
  activate(configuration: Configuration): void;
  deviceId(): string;
  /** A key that this device has made, without which its list of PINs is of no use. */
  deviceKey(): string;
  /** Who may log on, as the server said last; null: it never did. */
  logOn(): StoredLogOn | null;
  keepLogOn(list: StoredLogOn): void;
  /** The server responded, and the list is still the same. */
  noteContact(at: number): void;
}

/** Hashes of PINs; no digit is on the disk. An earlier server sends a list with one salt for all. */
export type StoredLogOn = (LogOnList | DeviceLogOnList) & {
  /** The last contact with the server, in epoch milliseconds, to the hour. */
  readonly at: number;
};

const hourMs = 3_600_000;

/** The content of the pointer file; the documents are stored beside it, by name. */
interface Pointer {
  readonly location: Location | null;
  readonly running: readonly (Assignment & { readonly since: number })[];
}

export const openDisk = (folder: string): Disk => {
  const parts = join(folder, 'parts');
  mkdirSync(parts, { recursive: true });
  const fileOf = (name: string): string => join(parts, `${name}.json`);
  const pointerFile = join(folder, 'running.json');
  const logOnFile = join(folder, 'log-on.json');
  const logOn = (): StoredLogOn | null => (readJson(logOnFile) as StoredLogOn | undefined) ?? null;
  const keepLogOn = (list: StoredLogOn): void => writeWhole(logOnFile, JSON.stringify(list));
  const find = (name: string): unknown => {
    const value = readJson(fileOf(name));
    return value !== undefined && manifestName(value) === name ? value : undefined;
  };
  return {
    find,
    keep: (name, value) => writeWhole(fileOf(name), JSON.stringify(value)),
    load: () => {
      const pointer = readJson(pointerFile) as Pointer | undefined;
      if (pointer === undefined) return nothing;
      const running = pointer.running.flatMap(entry => readRunning(find, entry) ?? []);
      return { location: pointer.location, running, troubles: [], ahead: [] };
    },
    activate: ({ location, running, ahead }) => {
      const pointer: Pointer = {
        location,
        running: running.map(({ kind, manifest, sequence, epoch, since }) => ({
          kind,
          manifest,
          sequence,
          epoch,
          since,
        })),
      };
      writeWhole(pointerFile, JSON.stringify(pointer, null, 2));
      sweep(parts, [...running.map(({ manifest }) => manifest), ...ahead], find);
    },
    logOn,
    keepLogOn,
    noteContact: at => {
      const known = logOn();
      if (known !== null && at - known.at >= hourMs) keepLogOn({ ...known, at });
    },
    deviceId: () => madeOnce(join(folder, 'device.json'), randomUUID),
    deviceKey: () => madeOnce(join(folder, 'device-key.json'), () => randomBytes(32).toString('base64url')),
  };
};

/** A text that this device makes at its first start. */
const madeOnce = (file: string, make: () => string): string => {
  const known = readJson(file);
  if (typeof known === 'string') return known;
  const fresh = make();
  writeWhole(file, JSON.stringify(fresh));
  return fresh;
};

/** Returns nothing when a piece is missing or damaged: it is then fetched again. */
const readRunning = (
  find: (name: string) => unknown,
  { since, ...assignment }: Pointer['running'][number],
): RunningConfiguration | undefined => {
  const manifest = find(assignment.manifest) as Manifest | undefined;
  if (manifest === undefined) return undefined;
  const parts = new Map<string, unknown>();
  for (const name of Object.values(manifest.parts)) {
    const part = find(name);
    if (part === undefined) return undefined;
    parts.set(name, part);
  }
  return { ...assignment, since, document: verified({ assignment, manifest, parts } satisfies Fetched) };
};

/** Removes files that nothing refers to any more. */
const sweep = (parts: string, manifests: readonly string[], find: (name: string) => unknown): void => {
  const named = new Set(
    manifests.flatMap(manifest => {
      const found = find(manifest) as Manifest | undefined;
      return [manifest, ...Object.values(found?.parts ?? {})];
    }),
  );
  for (const file of readdirSync(parts)) if (!named.has(file.replace(/\.json$/, ''))) rmSync(join(parts, file));
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

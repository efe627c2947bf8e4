import { type Assignment, type Manifest, mostParts } from '@commissary/contract';
import type { RunningConfiguration } from './configuration.ts';
import type { Disk } from './disk.ts';
import { NoSuchCall, readJson, type ServerApi, ServerUnavailable } from './server-api.ts';
import { requireSafeName } from './verify.ts';

/** Where the content of one check-in comes from. What arrives is verified and stored before anything of it is used. */
export interface ContentSource {
  readonly api: ServerApi;
  readonly disk: Disk;
  /** The addresses that the server named, by hash. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** A content source that asks no address again once one did not answer: the server itself is there in any case. */
export const contentSource = (source: ContentSource): ContentSource => {
  let isAway = false;
  const readAddress = async (address: string): Promise<string> => {
    if (isAway) throw new ServerUnavailable('no address is asked after one that did not answer');
    try {
      return await source.api.readAddress(address);
    } catch (error) {
      isAway = true;
      throw error;
    }
  };
  return { ...source, api: { ...source.api, readAddress } };
};

/** What is missing of a manifest, and of its parts. Stored as it arrives, so that an interrupted fetch goes on where it ended. */
export const fetchManifest = async (source: ContentSource, name: string): Promise<Manifest> =>
  ((await found(source, name)) as Manifest | undefined) ?? (await manifestOf(source, name));

const AT_ONCE = 6;

/**
 * A few parts are fetched each by its address, which any cache on the way may keep; of many without an address few
 * responses bring all. What arrived is kept when others do not.
 */
export const fetchParts = async (
  source: ContentSource,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, unknown>> => {
  const parts = new Map<string, unknown>();
  const missing: string[] = [];
  await atOnce(names, async name => {
    const part = await found(source, name);
    if (part === undefined) missing.push(name);
    else parts.set(name, part);
  });
  const together = missing.length > AT_ONCE ? await fetchTogether(source, missing) : null;
  for (const [name, part] of together ?? []) parts.set(name, part);
  await atOnce(together === null ? missing : [], async name => {
    parts.set(name, source.disk.find(name) ?? (await partOf(source, name)));
  });
  return parts;
};

/**
 * Fetches what is coming, from its addresses alone: what they do not answer is fetched when it is assigned. Returns the
 * manifests of which everything is there.
 */
export const fetchAhead = async (source: ContentSource, coming: readonly string[]): Promise<readonly string[]> => {
  const complete: string[] = [];
  for (const name of coming) {
    const manifest = (await found(source, name)) as Manifest | undefined;
    if (manifest === undefined) continue;
    let isComplete = true;
    await atOnce(new Set(Object.values(manifest.parts)), async part => {
      if ((await found(source, part)) === undefined) isComplete = false;
    });
    if (isComplete) complete.push(name);
  }
  return complete;
};

/**
 * Fetches everything of the kinds that do not run yet, in as few responses as it fits in. Where the server has no such
 * call, or a response does not arrive whole, what is missing is fetched like that of any other publish.
 */
export const fetchPack = async (
  { api, disk }: ContentSource,
  assigned: readonly Assignment[],
  running: readonly RunningConfiguration[],
): Promise<void> => {
  const manifests = assigned.filter(({ kind }) => !running.some(one => one.kind === kind)).map(one => one.manifest);
  if (manifests.length === 0) return;
  for (let more = true; more; ) {
    const names = packNames(disk, manifests);
    const first = names.findIndex(name => disk.find(name) === undefined);
    if (first === -1) return;
    const after = names[first - 1];
    const answer = await api.pack({ body: { manifests, ...(after !== undefined && { after }) } });
    if (answer.status !== 200) return;
    for (const [name, value] of Object.entries(answer.body.content)) {
      requireSafeName(value, name, 'The content');
      if (disk.find(name) === undefined) disk.keep(name, value);
    }
    // A response without the one that was asked for would be asked for again and again.
    more = answer.body.more && disk.find(names[first] ?? '') !== undefined;
  }
};

/** What a pack contains, in its order, as far as the manifests are known. */
const packNames = (disk: Disk, manifests: readonly string[]): readonly string[] => {
  const parts = manifests.flatMap(name => Object.values((disk.find(name) as Manifest | undefined)?.parts ?? {}));
  return [...new Set([...manifests, ...parts.sort()])];
};

/** What is on the disk, or at its address; what is neither, or not what it should be, is undefined. */
const found = async ({ api, disk, addresses }: ContentSource, name: string): Promise<unknown> => {
  const known = disk.find(name);
  const address = addresses.get(name);
  if (known !== undefined || address === undefined) return known;
  let value: unknown;
  try {
    value = readJson(await api.readAddress(address));
    requireSafeName(value, name, 'The content');
  } catch {
    return undefined;
  }
  disk.keep(name, value);
  return value;
};

const atOnce = async (names: Iterable<string>, work: (name: string) => Promise<void>): Promise<void> => {
  const left = names[Symbol.iterator]();
  const workNext = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, workNext));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

/**
 * Null where they do not arrive together: from a server of an earlier version, where one of them is missing, or where the
 * line is too slow for all of them in the time of one response.
 */
const fetchTogether = async (
  { api, disk }: ContentSource,
  missing: readonly string[],
): Promise<ReadonlyMap<string, unknown> | null> => {
  const parts = new Map<string, unknown>();
  for (let from = 0; from < missing.length; from += mostParts) {
    const hashes = missing.slice(from, from + mostParts);
    const answer = await api.parts({ body: { hashes } }).catch(error => {
      if (error instanceof NoSuchCall || error instanceof ServerUnavailable) return null;
      throw error;
    });
    if (answer?.status !== 200) return null;
    for (const name of hashes) {
      const part = answer.body.parts[name];
      if (part === undefined) return null;
      requireSafeName(part, name, 'The part');
      disk.keep(name, part);
      parts.set(name, part);
    }
  }
  return parts;
};

const manifestOf = async ({ api, disk }: ContentSource, name: string): Promise<Manifest> => {
  const answer = await api.manifest({ params: { hash: name } });
  if (answer.status !== 200) throw new ServerUnavailable(`the manifest was not sent (${answer.status})`);
  requireSafeName(answer.body, name, 'The manifest');
  disk.keep(name, answer.body);
  return answer.body;
};

const partOf = async ({ api, disk }: ContentSource, name: string): Promise<unknown> => {
  const answer = await api.part({ params: { hash: name } });
  if (answer.status !== 200) throw new ServerUnavailable(`a part was not sent (${answer.status})`);
  requireSafeName(answer.body, name, 'The part');
  disk.keep(name, answer.body);
  return answer.body;
};

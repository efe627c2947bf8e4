import { type Assignment, type DeviceLogOnList, type LogOnList, type Manifest, mostParts } from '@commissary/contract';
import { type Configuration, type Fetched, type RunningConfiguration, units } from './configuration.ts';
import type { Disk } from './disk.ts';
import { NoSuchCall, type ServerApi, ServerUnavailable } from './server-api.ts';
import { requireSafeName, troubleCode, verified } from './verify.ts';

export interface Terminal {
  readonly api: ServerApi;
  readonly disk: Disk;
  readonly deviceId: string;
  readonly softwareVersion: string;
  now(): number;
}

export interface CheckInResult {
  /** What this check-in brought. */
  readonly applied: readonly RunningConfiguration[];
  readonly comeAgainMs: number;
}

/**
 * One check-in: reports what runs, receives what should run, fetches what is missing, verifies all of it, and only then
 * applies it. `take` is called for each group of kinds. Throws when anything is invalid; what was not applied stays as
 * it was.
 */
export const sendCheckIn = async (
  terminal: Terminal,
  before: Configuration,
  take: (configuration: Configuration) => void,
): Promise<CheckInResult> => {
  const { api, disk, deviceId, softwareVersion } = terminal;
  const runs = before.running.map(({ kind, manifest, sequence, epoch }) => ({ kind, manifest, sequence, epoch }));
  const { troubles: reported } = before;
  const report = { deviceId, softwareVersion, runs, partSize: 'chunks' as const, troubles: [...reported] };
  const answer = await api.checkIn({ body: report });
  if (answer.status !== 200) throw new ServerUnavailable(`the server responded with ${answer.status}`);
  const { assigned, comeAgainMs, locationId: id, locationName: name, timeZone } = answer.body;
  let configuration: Configuration = { ...before, location: { id, name, timeZone }, troubles: [] };
  const applied: RunningConfiguration[] = [];
  const troubles: unknown[] = [];
  try {
    await refreshLogOn(terminal, answer.body.logOn);
  } catch (error) {
    troubles.push(error);
  }
  for (const unit of units) {
    const fresh = assigned.filter(one => unit.includes(one.kind) && isNewer(one, before.running));
    try {
      const taken = await fetchUnit(terminal, fresh, before.running);
      const kept = configuration.running.filter(one => !taken.some(({ kind }) => kind === one.kind));
      configuration = { ...configuration, running: [...kept, ...taken] };
      if (taken.length > 0) disk.activate(configuration);
      take(configuration);
      applied.push(...taken);
    } catch (error) {
      // A document that cannot be fetched delays only the kinds that go live with it.
      troubles.push(error);
      const code = troubleCode(error);
      const reports = fresh.map(({ kind, manifest }) => ({ kind, manifest, code }));
      configuration = { ...configuration, troubles: [...configuration.troubles, ...reports] };
      take(configuration);
    }
  }
  if (troubles.length > 0) throw troubles[0];
  return { applied, comeAgainMs };
};

/** Whoever left is forgotten first, whatever else the check-in brings. A server of an earlier version names no list. */
const refreshLogOn = async (terminal: Terminal, token: string | undefined): Promise<void> => {
  const { disk, now } = terminal;
  const known = disk.logOn();
  if (token === undefined || (known?.token === token && !('salt' in known))) return disk.noteContact(now());
  disk.keepLogOn({ ...(await fetchLogOn(terminal)), at: now() });
};

/** A server of an earlier version has one list for all terminals of a location. */
const fetchLogOn = async ({ api, disk, deviceId }: Terminal): Promise<DeviceLogOnList | LogOnList> => {
  const own = await api
    .deviceLogOn({ body: { deviceId, key: disk.deviceKey() } })
    .catch(error => (error instanceof NoSuchCall ? null : Promise.reject(error)));
  const answer = own ?? (await api.logOn());
  if (answer.status !== 200) throw new ServerUnavailable(`who may log on was not sent (${answer.status})`);
  return answer.body;
};

/** What runs already under another number or in another epoch only gets that. */
const fetchUnit = async (
  terminal: Terminal,
  fresh: readonly Assignment[],
  running: readonly RunningConfiguration[],
): Promise<RunningConfiguration[]> => {
  const same = ({ kind, manifest }: Assignment) => running.find(one => one.kind === kind && one.manifest === manifest);
  const documents: unknown[] = [];
  for (const assignment of fresh)
    documents.push(same(assignment)?.document ?? (await fetchDocument(terminal, assignment)));
  const now = terminal.now();
  return fresh.map((assignment, index) => ({
    ...assignment,
    since: same(assignment)?.since ?? now,
    document: documents[index],
  }));
};

/**
 * Within an epoch sequence numbers only grow: a number that was applied before means an outdated response. Another epoch is that of
 * another database, which begins anew. A server of an earlier version names none.
 */
export const isNewer = (assignment: Assignment, running: readonly RunningConfiguration[]): boolean => {
  const now = running.find(one => one.kind === assignment.kind);
  if (now === undefined || assignment.sequence > now.sequence) return true;
  return assignment.epoch !== undefined && assignment.epoch !== now.epoch;
};

/** Stored on the disk as it arrives, so that an interrupted fetch continues where it ended. */
const fetchDocument = async (terminal: Terminal, assignment: Assignment): Promise<unknown> => {
  const { disk } = terminal;
  const manifest =
    (disk.find(assignment.manifest) as Manifest | undefined) ?? (await fetchManifest(terminal, assignment));
  const parts = await fetchParts(terminal, new Set(Object.values(manifest.parts)));
  return verified({ assignment, manifest, parts } satisfies Fetched);
};

const AT_ONCE = 6;

/**
 * A few parts are fetched each by its address, which any cache on the way may keep; what is missing at a new terminal
 * comes in few responses. What arrived is kept when others do not.
 */
const fetchParts = async (terminal: Terminal, names: ReadonlySet<string>): Promise<ReadonlyMap<string, unknown>> => {
  const { disk } = terminal;
  const parts = new Map<string, unknown>();
  const missing: string[] = [];
  for (const name of names) {
    const known = disk.find(name);
    if (known === undefined) missing.push(name);
    else parts.set(name, known);
  }
  const together = missing.length > AT_ONCE ? await fetchTogether(terminal, missing) : null;
  for (const [name, part] of together ?? []) parts.set(name, part);
  const left = (together === null ? missing : []).values();
  const fetchNext = async (): Promise<void> => {
    for (const name of left) parts.set(name, disk.find(name) ?? (await fetchPart(terminal, name)));
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchNext));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return parts;
};

/**
 * Null where they do not arrive together: from a server of an earlier version, where one of them is missing, or where the
 * line is too slow for all of them in the time of one response.
 */
const fetchTogether = async (
  { api, disk }: Terminal,
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

const fetchManifest = async ({ api, disk }: Terminal, { manifest: name }: Assignment): Promise<Manifest> => {
  const answer = await api.manifest({ params: { hash: name } });
  if (answer.status !== 200) throw new ServerUnavailable(`the manifest was not sent (${answer.status})`);
  requireSafeName(answer.body, name, 'The manifest');
  disk.keep(name, answer.body);
  return answer.body;
};

const fetchPart = async ({ api, disk }: Terminal, name: string): Promise<unknown> => {
  const answer = await api.part({ params: { hash: name } });
  if (answer.status !== 200) throw new ServerUnavailable(`a part was not sent (${answer.status})`);
  requireSafeName(answer.body, name, 'The part');
  disk.keep(name, answer.body);
  return answer.body;
};

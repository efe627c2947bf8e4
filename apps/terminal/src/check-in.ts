import { type Assignment, type DeviceLogOnList, type LogOnList, mostComing } from '@commissary/contract';
import { type Configuration, type Fetched, type RunningConfiguration, units } from './configuration.ts';
import type { Disk } from './disk.ts';
import {
  type ContentSource,
  contentSource,
  fetchAhead,
  fetchManifest,
  fetchPack,
  fetchParts,
} from './fetch-content.ts';
import { NoSuchCall, type ServerApi, ServerUnavailable } from './server-api.ts';
import { troubleCode, verified } from './verify.ts';

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
  const has = before.ahead.length > 0 ? { has: before.ahead.slice(0, mostComing) } : {};
  const report = { deviceId, softwareVersion, runs, partSize: 'chunks' as const, troubles: [...reported], ...has };
  const answer = await api.checkIn({ body: report });
  if (answer.status !== 200) {
    // A server of an earlier version rejects what it does not know.
    take({ ...before, ahead: [] });
    throw new ServerUnavailable(`the server responded with ${answer.status}`);
  }
  const {
    assigned,
    comeAgainMs,
    locationId: id,
    locationName: name,
    timeZone,
    addresses = {},
    coming = [],
  } = answer.body;
  const source = contentSource({ api, disk, addresses: new Map(Object.entries(addresses)) });
  const ahead = await fetchAhead(source, coming).catch(() => []);
  let configuration: Configuration = { ...before, location: { id, name, timeZone }, troubles: [], ahead };
  const applied: RunningConfiguration[] = [];
  const troubles: unknown[] = [];
  try {
    await refreshLogOn(terminal, answer.body.logOn);
  } catch (error) {
    troubles.push(error);
  }
  // What does not arrive so is fetched below, where what is wrong with it is told.
  await fetchPack(source, assigned, before.running).catch(() => undefined);
  for (const unit of units) {
    const fresh = assigned.filter(one => unit.includes(one.kind) && isNewer(one, before.running));
    try {
      const taken = await fetchUnit(source, terminal.now(), fresh, before.running);
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
  source: ContentSource,
  now: number,
  fresh: readonly Assignment[],
  running: readonly RunningConfiguration[],
): Promise<RunningConfiguration[]> => {
  const same = ({ kind, manifest }: Assignment) => running.find(one => one.kind === kind && one.manifest === manifest);
  const documents: unknown[] = [];
  for (const assignment of fresh)
    documents.push(same(assignment)?.document ?? (await fetchDocument(source, assignment)));
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

const fetchDocument = async (source: ContentSource, assignment: Assignment): Promise<unknown> => {
  const manifest = await fetchManifest(source, assignment.manifest);
  const parts = await fetchParts(source, new Set(Object.values(manifest.parts)));
  return verified({ assignment, manifest, parts } satisfies Fetched);
};

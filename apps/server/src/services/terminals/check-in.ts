import { createHash } from 'node:crypto';
import type { Assignment } from '@commissary/contract';
import { deviceRules } from '@commissary/domain';
import type { RunningPins, TerminalTrouble } from '../../store/database/index.ts';
import { type Assignments, forgetDevices, type Heard, type TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { comingAt } from './coming.ts';
import { addressesFor } from './content-addresses.ts';
import { logOnToken } from './log-on.ts';
import { renumberLive } from './renumber-live.ts';

export interface Report {
  readonly deviceId: string;
  readonly softwareVersion: string;
  readonly runs: readonly RunningPins[];
  /** What it could not take; terminals of earlier versions do not say. */
  readonly troubles?: readonly TerminalTrouble[] | undefined;
  /** What the terminal can put together; terminals of earlier versions do not send it. */
  readonly partSize?: 'chunks' | undefined;
  /** What it has fetched of what is coming. */
  readonly has?: readonly string[] | undefined;
}

export interface Instructions {
  readonly locationId: string;
  readonly locationName: string;
  readonly timeZone: string;
  readonly assigned: Assignment[];
  readonly comeAgainMs: number;
  readonly logOn: string;
  readonly addresses?: Record<string, string>;
  readonly coming?: string[];
}

const EVERY_MS = 30_000;
/** A random delay, so that terminals that were switched on together do not check in together. */
const JITTER_MS = 3_000;

/**
 * A terminal reports what it runs. Returns what it should run, and when to check in again. What a location is told is
 * cached for all of its terminals. Where a terminal says what it said before, no statement is made of its own: its contact
 * is stored with others.
 */
export const handleCheckIn = async (
  context: Context,
  location: TenantRecord,
  { has = [], ...report }: Report,
): Promise<Instructions> => {
  const { contactLog } = context;
  const terminal = { tenantId: location.id, deviceId: report.deviceId };
  const said = digestOf(report);
  let assignments = await assignmentsOf(context, location);
  const heard = contactLog.heard(terminal);
  if (heard?.report === said && bringsOnlyNewer(report.runs, heard.assignments, assignments)) {
    heard.assignments = assignments;
    contactLog.note({ ...terminal, report: said, at: context.now() }, () => {
      if (heard.report === said) heard.report = '';
    });
  } else {
    if (await hear(context, location, { ...report, said, assignments }))
      assignments = await assignmentsOf(context, location);
    contactLog.hear(terminal, { report: said, assignments } satisfies Heard);
  }
  const { epoch, logOn } = assignments;
  const assigned = assignments.assigned.map(({ kind, manifest, sequence }) => ({
    ...{ kind, manifest, sequence },
    ...(epoch !== null && { epoch }),
  }));
  const employment = assigned.find(({ kind }) => kind === 'employment')?.manifest;
  const takesChunks = report.partSize === 'chunks';
  const coming = takesChunks ? await comingAt(context, location, report) : [];
  return {
    locationId: location.id,
    locationName: location.name,
    timeZone: location.timeZone ?? 'UTC',
    assigned: takesChunks ? assigned : await withoutChunks(context, location, assigned),
    logOn: logOnToken(employment, logOn),
    ...(takesChunks && (await addressesFor(context, { runs: report.runs, wanted: [...assigned, ...coming], has }))),
    ...(coming.length > 0 && { coming: coming.map(({ manifest }) => manifest) }),
    comeAgainMs: EVERY_MS + Math.round((context.random() * 2 - 1) * JITTER_MS),
  };
};

const assignmentsOf = (context: Context, location: TenantRecord): Promise<Assignments> =>
  context.rowCache.getOrLoad('terminals', [location.companyId], `${location.id} ${location.groupId}`, () =>
    context.checkIns.assignments(location),
  );

/** Of all that determines what is stored of a terminal. */
const digestOf = ({ deviceId: _, ...said }: Omit<Report, 'has'>): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);

/**
 * Whether nothing is to be stored of a terminal because its location is told something else than before: it runs none of
 * what is new there, and will take it, because the number is higher.
 */
const bringsOnlyNewer = (runs: readonly RunningPins[], before: Assignments, now: Assignments): boolean =>
  before === now ||
  now.assigned.every(({ kind, manifest, sequence }) => {
    const ran = runs.find(one => one.kind === kind);
    const isAsBefore = before.assigned.some(
      one => one.kind === kind && one.manifest === manifest && one.sequence === sequence,
    );
    return ran === undefined || (before.epoch === now.epoch && (isAsBefore || sequence > ran.sequence));
  });

/** Stores what a terminal says. True: what its location is told was numbered anew. */
const hear = async (
  context: Context,
  location: TenantRecord,
  {
    partSize: _,
    troubles = [],
    said,
    assignments,
    ...reported
  }: Report & { readonly said: string; readonly assignments: Assignments },
): Promise<boolean> => {
  const at = context.now();
  const contact = { location, ...reported, troubles, at, report: said };
  let isHeard = await context.checkIns.record(contact);
  if (!isHeard) {
    // Others of the location may have been in contact a moment ago.
    await context.contactLog.write();
    await forgetDevices(context.db, location.id, new Date(at.getTime() - deviceRules.silentMs));
    isHeard = await context.checkIns.record(contact);
  }
  if (!isHeard) throw apiError(400, 'TOO_MANY_DEVICES', 'deviceId');
  return renumberLive(context, { location, runs: reported.runs, ...assignments });
};

const withoutChunks = async (
  { db, content, rowCache }: Context,
  { id, companyId }: TenantRecord,
  assigned: readonly Assignment[],
): Promise<Assignment[]> => {
  const names = assigned.map(({ manifest }) => manifest);
  const whole = await rowCache.getOrLoad('terminals', [companyId], `whole ${id} ${names}`, () =>
    content.wholeManifests(db, names),
  );
  return assigned.map(one => ({ ...one, manifest: whole.get(one.manifest) ?? one.manifest }));
};

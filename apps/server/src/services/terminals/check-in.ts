import { createHash } from 'node:crypto';
import type { Assignment } from '@commissary/contract';
import { deviceRules } from '@commissary/domain';
import type { RunningPins, TerminalTrouble } from '../../store/database/index.ts';
import {
  forgetDevices,
  insertReceipts,
  listLive,
  recordTerminalContact,
  type TenantRecord,
} from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
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
}

export interface Instructions {
  readonly locationId: string;
  readonly locationName: string;
  readonly timeZone: string;
  readonly assigned: Assignment[];
  readonly comeAgainMs: number;
  readonly logOn: string;
}

const EVERY_MS = 30_000;
/** A random delay, so that terminals that were switched on together do not check in together. */
const JITTER_MS = 3_000;

/**
 * A terminal reports what it runs. Returns what it should run, and when to check in again. Where it says what it said
 * before, and nothing that it is told has changed since then, no statement is made: its contact is stored with others.
 */
export const handleCheckIn = async (
  context: Context,
  location: TenantRecord,
  report: Report,
): Promise<Instructions> => {
  const { deviceId } = report;
  const said = digestOf(location, report);
  let isHeard = false;
  const told = await context.rowCache.getOrLoad(
    'terminals',
    [location.companyId],
    `${location.id} ${deviceId}`,
    async () => {
      const found = await hear(context, location, report, said);
      isHeard = true;
      return { said, ...found };
    },
  );
  if (!isHeard && told.said === said) {
    const contact = { tenantId: location.id, deviceId, report: said, at: context.now() };
    context.contactLog.note(contact, () => {
      if (told.said === said) told.said = '';
    });
  } else if (!isHeard) Object.assign(told, await hear(context, location, report, said), { said });
  const { assigned, logOn } = told;
  return {
    locationId: location.id,
    locationName: location.name,
    timeZone: location.timeZone ?? 'UTC',
    ...{ assigned: [...assigned], logOn },
    comeAgainMs: EVERY_MS + Math.round((context.random() * 2 - 1) * JITTER_MS),
  };
};

/** Of all that determines what is stored of a terminal, and what it is told, beside what the cached rows contain. */
const digestOf = ({ groupId }: TenantRecord, { deviceId: _, ...said }: Report): string =>
  createHash('sha256')
    .update(JSON.stringify([groupId, said]))
    .digest('base64url')
    .slice(0, 22);

/** Stores what a terminal says, and returns what it should run. */
const hear = async (
  context: Context,
  location: TenantRecord,
  report: Report,
  said: string,
): Promise<Pick<Instructions, 'assigned' | 'logOn'>> => {
  const at = context.now();
  const { partSize, troubles = [], ...reported } = report;
  const contact = { location, ...reported, troubles, at, report: said };
  let heard = await recordTerminalContact(context.contacts, contact, deviceRules.most);
  if (heard === null) {
    // Others of the location may have been in contact a moment ago.
    await context.contactLog.write();
    await forgetDevices(context.db, location.id, new Date(at.getTime() - deviceRules.silentMs));
    heard = await recordTerminalContact(context.contacts, contact, deviceRules.most);
  }
  if (heard === null) throw apiError(400, 'TOO_MANY_DEVICES', 'deviceId');
  await storeReceipts(
    context,
    contact,
    heard.assigned.filter(({ received }) => !received),
  );
  const { epoch } = heard;
  const isRenumbered = await renumberLive(context, { location, runs: report.runs, assigned: heard.assigned, epoch });
  const live = isRenumbered ? await listLive(context.db, location.id) : heard.assigned;
  const assigned = live.map(({ kind, manifest, sequence }) => ({
    ...{ kind, manifest, sequence },
    ...(epoch !== null && { epoch }),
  }));
  const employment = assigned.find(({ kind }) => kind === 'employment')?.manifest;
  return {
    assigned: partSize === 'chunks' ? assigned : await withoutChunks(context, assigned),
    logOn: logOnToken(employment, heard.logOn),
  };
};

/** Stores when the terminal first ran what should run and is not stored yet, as far as it does. */
const storeReceipts = async (
  { contacts }: Context,
  { location, deviceId, runs, at }: Report & { readonly location: TenantRecord; readonly at: Date },
  missing: readonly Pick<RunningPins, 'kind' | 'sequence'>[],
): Promise<void> => {
  if (missing.length === 0) return;
  const ran = new Set(runs.map(numberOf));
  const fresh = missing.filter(one => ran.has(numberOf(one)));
  if (fresh.length > 0) await insertReceipts(contacts, { locationId: location.id, deviceId, at }, fresh);
};

const numberOf = ({ kind, sequence }: Pick<RunningPins, 'kind' | 'sequence'>): string => `${kind} ${sequence}`;

const withoutChunks = async ({ db, content }: Context, assigned: readonly Assignment[]): Promise<Assignment[]> => {
  const whole = await content.wholeManifests(
    db,
    assigned.map(({ manifest }) => manifest),
  );
  return assigned.map(one => ({ ...one, manifest: whole.get(one.manifest) ?? one.manifest }));
};

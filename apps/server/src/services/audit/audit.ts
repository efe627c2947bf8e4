import { auditMessage } from '@commissary/catalog';
import { type AuditAction, type AuditChange, type AuditKind, auditActions } from '@commissary/domain';
import { type NewAuditEntry, type Origin, writeAudit, writeAudits } from '../../store/calls/index.ts';
import type { Db } from '../../store/database/index.ts';
import { holdPlaces } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { apiError, notFound, unauthenticated } from '../errors/index.ts';

/** One action, as the audit stores it. Must not contain a secret. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** Null when the company is unknown: a sign-in with an unknown address. */
  readonly companyId: string | null;
  /** The locations and groups that it concerns; none = the company. */
  readonly tenantIds?: readonly string[];
  /** The id of its object, and the object's name as it is now. */
  readonly target?: string;
  readonly subject?: string;
  /** When it happened, where that was before now. */
  readonly at?: Date;
  /** The old and new value; where a revision contains them, `details` refers to it. */
  readonly changes?: readonly AuditChange[];
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The person who acted. Without an id, the person is unknown. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

/** The server itself, or what was done before anyone could ask for it in the console. */
export const ownAction: Origin = { address: null, session: null, agent: null, source: 'server' };

/** What happens in a closed company: its end, what ends with it, and that it opens again. */
export const afterClosing: ReadonlySet<AuditAction> = new Set([
  'company.close',
  'company.restore',
  ...(['sign-out', 'signed-out-everywhere', 'session-ended', 'session-expired', 'acting-ended'] as const),
  ...(['sign-in-failed', 'sign-in-locked', 'password-link-sent', 'call-denied'] as const),
  ...(['labor.sent', 'labor.not-sent'] as const),
]);

/** What ends something at a location, which may have been removed meanwhile. */
const endings: ReadonlySet<AuditAction> = new Set([
  'publish.stop',
  'publish.halt',
  'publish.unschedule',
  'credential-deleted',
  'licence.use',
  'licence.revoke',
]);

/** Kinds of actions that concern a group or a location itself, and not the people or places that it has. */
const atPlaces: ReadonlySet<AuditKind> = new Set(['documents', 'publishes', 'terminals']);

/**
 * Records an action of the caller in the caller's transaction. The company has to be open, the groups and locations there
 * and the caller active until the transaction ends: what was checked when the call arrived may have changed since.
 */
export const recordAudit = (
  caller: Pick<UseCaseContext, 'now' | 'person' | 'origin'>,
  db: Db,
  deed: AuditEvent,
): Promise<void> => recordAuditAs(caller, db, caller.person, deed);

/** Several entries of one action, each about one tenant or none, in as few statements as possible. */
export const recordAudits = async (
  caller: Pick<UseCaseContext, 'now' | 'person' | 'origin'>,
  db: Db,
  deeds: readonly AuditEvent[],
): Promise<void> => {
  await requirePlaces(db, deeds, caller.person.id);
  await writeAudits(
    db,
    deeds.map(deed => entryOf(caller, caller.person, deed)),
  );
};

/** What a person may do to themselves: afterwards they may not be active. */
const toThemselves: ReadonlySet<AuditAction> = new Set(['person-changed', 'person-removed', 'people.deactivate']);

const requirePlaces = async (db: Db, deeds: readonly AuditEvent[], actorId: string | null): Promise<void> => {
  const acts = deeds.filter(({ action }) => !afterClosing.has(action));
  const companyIds = new Set(acts.flatMap(({ companyId }) => companyId ?? []));
  if (companyIds.size === 0) return;
  const placed = acts.filter(({ action }) => atPlaces.has(auditActions[action]) && !endings.has(action));
  const tenantIds = new Set(placed.flatMap(({ tenantIds: ids = [] }) => ids));
  const needsActor = acts.some(({ action }) => auditActions[action] !== 'access' && !toThemselves.has(action));
  const { isClosed, isRemoved, isDeactivated } = await holdPlaces(db, {
    companyIds: [...companyIds],
    tenantIds: [...tenantIds],
    personIds: needsActor && actorId !== null ? [actorId] : [],
  });
  if (isClosed) throw apiError(403, 'COMPANY_CLOSED');
  if (isRemoved) throw notFound();
  if (isDeactivated) throw unauthenticated();
};

/** Several events of different people, as the server notices them. */
export const recordEvents = (
  db: Db,
  now: () => Date,
  events: readonly { readonly origin: Origin; readonly actor: Actor; readonly event: AuditEvent }[],
): Promise<void> =>
  writeAudits(
    db,
    events.map(({ origin, actor, event }) => entryOf({ now, origin }, actor, event)),
  );

/** The same as `recordAudit` for calls without a session. */
export const recordAuditAs = async (
  context: Pick<UseCaseContext, 'now' | 'origin'>,
  db: Db,
  actor: Actor,
  deed: AuditEvent,
): Promise<void> => {
  await requirePlaces(db, [deed], actor.id);
  await writeAudit(db, entryOf(context, actor, deed));
};

const entryOf = (
  { now, origin }: Pick<UseCaseContext, 'now' | 'origin'>,
  actor: Actor,
  { action, companyId, at, tenantIds = [], target, subject = '', changes = [], details = {} }: AuditEvent,
): NewAuditEntry => {
  // Whoever acts as another person is the one who did it.
  const by = origin.acting?.by ?? actor;
  const message = auditMessage({ action, subject, locations: tenantIds.length });
  return {
    ...origin,
    at: at ?? now(),
    companyId,
    personId: by.id,
    personName: by.name,
    kind: auditActions[action],
    action,
    tenantIds,
    target: target ?? null,
    subject,
    details: changes.length === 0 ? details : { ...details, changes },
    words: searchable([
      by.name,
      origin.acting?.as.name ?? '',
      message,
      ...changes.flatMap(({ what, was, now, read }) => (read ? [what] : [what, was ?? '', now ?? ''])),
    ]),
  };
};

/** Text in the form that a search compares. */
export const searchable = (texts: readonly string[]): string => wordsOf(texts.join(' ')).join(' ');

export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

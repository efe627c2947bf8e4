import { auditMessage } from '@commissary/catalog';
import { type AuditAction, type AuditChange, auditActions } from '@commissary/domain';
import { type NewAuditEntry, type Origin, writeAudit, writeAudits } from '../store/audit.ts';
import type { Db } from '../store/tables.ts';
import type { UseCaseContext } from './use-case-context.ts';

/** One thing that was done, as the audit keeps it. Nothing in it may be a secret. */
export interface AuditEvent {
  readonly action: AuditAction;
  /** Null where nobody knows whose it is: a sign-in under an unknown address. */
  readonly companyId: string | null;
  /** Locations and groups that it is about; none = the company. */
  readonly tenantIds?: readonly string[];
  /** Id of what it is about, and its name as it is now. */
  readonly target?: string;
  readonly subject?: string;
  /** Old and new of what it changed; where a revision knows them, `details` points to it. */
  readonly changes?: readonly AuditChange[];
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Somebody who did something. Without an id, nobody knows who it was. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

/** The server's own doing, or what was done before anybody asked for it at the console. */
export const ownAction: Origin = { address: null, session: null, agent: null, source: 'server' };

/** Writes down what the caller does, as part of the transaction of it. */
export const recordAudit = (
  caller: Pick<UseCaseContext, 'now' | 'person' | 'origin'>,
  db: Db,
  deed: AuditEvent,
): Promise<void> => recordAuditAs(caller, db, caller.person, deed);

/** Several deeds of one act, each about one place or none, in as few statements as they fit into. */
export const recordAudits = (
  caller: Pick<UseCaseContext, 'now' | 'person' | 'origin'>,
  db: Db,
  deeds: readonly AuditEvent[],
): Promise<void> =>
  writeAudits(
    db,
    deeds.map(deed => entryOf(caller, caller.person, deed)),
  );

/** The same as `audit` where no session says who it is. */
export const recordAuditAs = (
  context: Pick<UseCaseContext, 'now' | 'origin'>,
  db: Db,
  actor: Actor,
  deed: AuditEvent,
): Promise<void> => writeAudit(db, entryOf(context, actor, deed));

const entryOf = (
  { now, origin }: Pick<UseCaseContext, 'now' | 'origin'>,
  actor: Actor,
  { action, companyId, tenantIds = [], target, subject = '', changes = [], details = {} }: AuditEvent,
): NewAuditEntry => {
  const said = auditMessage({ action, subject, locations: tenantIds.length });
  return {
    ...origin,
    at: now(),
    companyId,
    personId: actor.id,
    personName: actor.name,
    kind: auditActions[action],
    action,
    tenantIds,
    target: target ?? null,
    subject,
    details: changes.length === 0 ? details : { ...details, changes },
    words: searchable([actor.name, said, ...changes.flatMap(({ what, was, now }) => [what, was ?? '', now ?? ''])]),
  };
};

/** Words as a search compares them. */
export const searchable = (texts: readonly string[]): string => wordsOf(texts.join(' ')).join(' ');

export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** The origin of an action. */
export interface Origin {
  /** Network address; null for actions of the server itself. */
  readonly address: string | null;
  readonly session: string | null;
  readonly agent: string | null;
  readonly source: 'console' | 'server';
  /** Set while a person acts as another one. */
  readonly acting?: ActingOrigin | undefined;
}

/** Who really acts, and as whom. */
export interface ActingOrigin {
  readonly by: { readonly id: string; readonly name: string };
  readonly as: { readonly id: string; readonly name: string };
}

export interface NewAuditEntry extends Origin {
  readonly at: Date;
  readonly companyId: string | null;
  readonly personId: string | null;
  /** Stored with the entry: a person's name may change later. */
  readonly personName: string;
  readonly kind: string;
  readonly action: string;
  /** The locations and groups that it concerns; none = the company. */
  readonly tenantIds: readonly string[];
  readonly target: string | null;
  readonly subject: string;
  /** Never contains a secret. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly words: string;
}

export interface AuditRow {
  readonly at: Date;
  readonly personName: string;
  readonly target: string | null;
}

/** The entries of a company with one action, newest first. */
export const listAudited = (db: Db, companyId: string, action: string, most: number): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .select(['at', 'person_name as personName', 'target'])
    .where('company_id', '=', companyId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Who did something to each of these people last, since then. */
export const listAuditedAbout = async (
  db: Db,
  companyId: string,
  targets: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('audit')
    .select(['target', 'person_name as by'])
    .where('company_id', '=', companyId)
    .where('at', '>=', since)
    .where('target', 'in', targets)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ target, by }) => [target ?? '', by]));
};

/** Who changed a person last, and when; null: nobody that the audit knows. */
export const lastChangeOf = async (
  db: Db,
  companyId: string,
  personId: string,
): Promise<{ readonly by: string; readonly at: Date } | null> => {
  const { rows } = await sql<{ by: string; at: Date }>`
    select person_name as by, at from audit
    where company_id = ${companyId} and kind = 'people' and not action = any(${withoutChange}::text[])
      and (target = ${personId} or details -> 'people' @> ${JSON.stringify([personId])}::jsonb)
    order by at desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
};

/** The actions on people that change nothing about them. */
const withoutChange = ['pin-revealed', 'invite-sent', 'invite-link-made', 'people.invite'];

/** Part of the transaction of the action that it records. */
export const writeAudit = async (db: Db, entry: NewAuditEntry): Promise<void> => {
  const { id } = await db.insertInto('audit').values(rowOf(entry)).returning('id').executeTakeFirstOrThrow();
  const { tenantIds } = entry;
  for (let start = 0; tenantIds.length > 1 && start < tenantIds.length; start += tenantsAtOnce)
    await db
      .insertInto('audit_place')
      .values(
        tenantIds
          .slice(start, start + tenantsAtOnce)
          .map(placeId => ({ place_id: placeId, at: entry.at, audit_id: id })),
      )
      .execute();
};

/** Many entries, each about one tenant or none, some hundreds in a statement. */
export const writeAudits = async (db: Db, entries: readonly NewAuditEntry[]): Promise<void> => {
  for (let start = 0; start < entries.length; start += entriesAtOnce)
    await db
      .insertInto('audit')
      .values(entries.slice(start, start + entriesAtOnce).map(rowOf))
      .execute();
};

const rowOf = ({ tenantIds, ...entry }: NewAuditEntry) => ({
  at: entry.at,
  company_id: entry.companyId,
  person_id: entry.personId,
  person_name: entry.personName,
  acting_as: entry.acting?.as.id ?? null,
  acting_as_name: entry.acting?.as.name ?? null,
  address: entry.address,
  session: entry.session,
  agent: entry.agent,
  source: entry.source,
  kind: entry.kind,
  action: entry.action,
  place_id: tenantIds.length === 1 ? (tenantIds[0] ?? null) : null,
  target: entry.target,
  subject: entry.subject,
  details: JSON.stringify(entry.details),
  words: entry.words,
});

/** A statement accepts at most 65,535 values. */
const tenantsAtOnce = 10_000;
const entriesAtOnce = 1000;

import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** One entry as it is read. */
export interface LoggedDeed {
  readonly id: number;
  readonly at: Date;
  readonly personId: string | null;
  readonly personName: string;
  readonly actingAsName: string | null;
  readonly address: string | null;
  readonly session: string | null;
  readonly agent: string | null;
  readonly source: string;
  readonly kind: string;
  readonly action: string;
  readonly placeId: string | null;
  readonly target: string | null;
  readonly subject: string;
  readonly details: unknown;
}

export interface AuditQuery {
  readonly companyId: string;
  /** Only entries about these tenants; null = all of the company. */
  readonly tenantIds: readonly string[] | null;
  readonly personId?: string | undefined;
  readonly kind?: string | undefined;
  readonly target?: string | undefined;
  /** Prefixes of words, all of which must match. */
  readonly words: readonly string[];
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  /** The end of the page before. */
  readonly behind?: { readonly at: Date; readonly id: number } | undefined;
  readonly limit: number;
}

/** Entries of the audit, newest first. For several tenants, reads of each at most as many as fit on the page. */
export const listAudit = async (db: Db, query: AuditQuery): Promise<LoggedDeed[]> => {
  const { tenantIds, limit } = query;
  const newest = sql`order by a.at desc, a.id desc limit ${limit}`;
  const found =
    tenantIds === null
      ? sql`select ${columns} from audit a where ${narrowed(query)} ${newest}`
      : sql`
        select distinct on (found.at, found.id) found.* from unnest(${[...tenantIds]}::text[]) as asked (place_id)
        cross join lateral (
          (select ${columns} from audit a where a.place_id = asked.place_id and ${narrowed(query)} ${newest})
          union all
          (select ${columns} from audit_place p join audit a on a.id = p.audit_id
            where p.place_id = asked.place_id and ${narrowed(query)} order by p.at desc, p.audit_id desc limit ${limit})
        ) found
        order by found.at desc, found.id desc limit ${limit}`;
  return (await sql<LoggedDeed>`${found}`.execute(db)).rows;
};

const columns = sql`a.id, a.at, a.person_id as "personId", a.person_name as "personName", a.acting_as_name as "actingAsName", a.address, a.session, a.agent,
  a.source, a.kind, a.action, a.place_id as "placeId", a.target, a.subject, a.details`;

const narrowed = ({ companyId, personId, kind, target, words, from, to, behind }: AuditQuery) => sql`
  a.company_id = ${companyId}
  ${personId === undefined ? sql`` : sql`and a.person_id = ${personId}`}
  ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`}
  ${target === undefined ? sql`` : sql`and (a.target = ${target} or a.details -> 'people' @> ${JSON.stringify([target])}::jsonb)`}
  ${words.length === 0 ? sql`` : sql`and to_tsvector('simple', a.words) @@ to_tsquery('simple', ${beginnings(words)})`}
  ${from === undefined ? sql`` : sql`and a.at >= ${from}::timestamptz`}
  ${to === undefined ? sql`` : sql`and a.at < ${to}::timestamptz`}
  ${behind === undefined ? sql`` : sql`and (a.at, a.id) < (${behind.at}::timestamptz, ${behind.id}::bigint)`}`;

const beginnings = (words: readonly string[]): string => words.map(word => `'${word}':*`).join(' & ');

/**
 * The people with entries in a company, with their latest name; steps from person to person in the index, however many
 * entries each has.
 */
export const actorsOf = async (
  db: Db,
  companyId: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive step as (
      (select person_id from audit where company_id = ${companyId} and person_id is not null order by person_id limit 1)
      union all
      select (
        select a.person_id from audit a where a.company_id = ${companyId} and a.person_id > s.person_id
        order by a.person_id limit 1
      ) from step s where s.person_id is not null
    )
    select s.person_id as id, last.name from step s cross join lateral (
      select a.person_name as name from audit a where a.company_id = ${companyId} and a.person_id = s.person_id
      order by a.at desc, a.id desc limit 1
    ) last where s.person_id is not null order by last.name, s.person_id`.execute(db);
  return rows;
};

/** The number and total bytes of the images that a person uploaded to a company since then. */
export const imagesOf = async (
  db: Db,
  { companyId, personId, since }: { readonly companyId: string; readonly personId: string; readonly since: Date },
): Promise<{ readonly count: number; readonly bytes: number }> => {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum((details ->> 'bytes')::double precision), 0) as bytes from audit
    where company_id = ${companyId} and person_id = ${personId} and at >= ${since}::timestamptz
      and action = 'image.upload'`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
};

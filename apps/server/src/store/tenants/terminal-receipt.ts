import type { DocumentKind } from '@commissary/catalog';
import type { TenantReach } from '@commissary/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isWithin } from './tenant.ts';

export interface ReceiptQuery {
  readonly companyId: string;
  readonly reach: TenantReach;
  readonly kinds: readonly DocumentKind[];
  /** Only these locations; null: all within the reach. */
  readonly locationIds: readonly string[] | null;
  /** What this publish brought, in place of all that is live; null: that. */
  readonly workflowId: string | null;
  /** A terminal whose last contact was before is not counted. */
  readonly heardSince: Date;
}

/** What tells the terminals that are late from those that need a moment. */
export interface LateLimits {
  /** A terminal whose last contact was before is silent. */
  readonly inContactSince: Date;
  /** What went live before should run by now. */
  readonly liveBefore: Date;
}

/** A terminal that does not run what is live of one of the kinds. */
export interface BehindRow {
  readonly locationId: string;
  readonly deviceId: string;
  readonly lastSeenAt: Date;
  /** When what it does not run went live. */
  readonly since: Date;
  /** The publish that it does not run, the first of several. */
  readonly workflowId: string;
  /** What it reported of it. */
  readonly code: string | null;
}

/** The terminals of a location, and how many of them run all that is live of the kinds. */
export interface ReceiptCount {
  readonly locationId: string;
  readonly terminals: number;
  readonly running: number;
}

/** What the terminals should run: what is live, or what a publish brought, where that or something later counts. */
const expectedOf = ({ companyId, kinds, workflowId }: ReceiptQuery): RawBuilder<unknown> =>
  workflowId === null
    ? sql`
      select location_id, kind, manifest, sequence, sequence as newest, published_at as since, run_id
      from published where kind = any(${[...kinds]}::text[])`
    : sql`
      select h.location_id, h.kind, p.manifest, h.sequence, p.sequence as newest, h.at as since, h.run_id
      from run r join published_history h on h.run_id = r.id
      join published p on p.location_id = h.location_id and p.kind = h.kind
      where r.workflow_id = ${workflowId} and r.company_id = ${companyId} and h.kind = any(${[...kinds]}::text[])`;

/** What each terminal does not run: it says the number of each publish that it runs. */
const behindOf = (query: ReceiptQuery): RawBuilder<unknown> => sql`
  expected as (${expectedOf(query)}),
  heard as (
    select c.tenant_id, c.device_id, c.last_seen_at, c.runs, c.troubles
    from tenant join device c on c.tenant_id = tenant.id
    where tenant.company_id = ${query.companyId} and tenant.type = 'LOCATION' and tenant.removed_at is null
      and ${isWithin(query.reach)} and c.last_seen_at >= ${query.heardSince}::timestamptz
      and ${query.locationIds === null ? sql`true` : sql`tenant.id = any(${[...query.locationIds]}::text[])`}
      and ${query.workflowId === null ? sql`true` : sql`tenant.id in (select location_id from expected)`}),
  behind as (
    select h.tenant_id, h.device_id, h.last_seen_at, min(e.since) as since,
      (array_agg(e.run_id order by e.since))[1] as run_id,
      max(jsonb_path_query_first(h.troubles, '$[*] ? (@.manifest == $manifest).code',
        jsonb_build_object('manifest', e.manifest)) #>> '{}') as code
    from heard h join expected e on e.location_id = h.tenant_id
    where not jsonb_path_exists(h.runs, '$[*] ? (@.kind == $kind && @.sequence >= $first && @.sequence <= $newest)',
      jsonb_build_object('kind', e.kind, 'first', e.sequence, 'newest', e.newest))
    group by h.tenant_id, h.device_id, h.last_seen_at)`;

/**
 * The number of terminals, and of those that are behind, with the first of these: reported troubles first, then those
 * that should run it by now, then the others; of each, those without contact for the longest time first.
 */
export const listBehind = async (
  db: Db,
  { inContactSince, liveBefore, ...query }: ReceiptQuery & LateLimits,
  limit: number,
): Promise<{ readonly terminals: number; readonly behind: number; readonly first: BehindRow[] }> => {
  const { rows } = await sql<Partial<BehindRow> & { readonly terminals: number; readonly behind: number }>`
    with ${behindOf(query)}
    select counted.*, first.* from (
      select (select count(*) from heard)::int as terminals, (select count(*) from behind)::int as behind) counted
    left join (
      select tenant_id as "locationId", device_id as "deviceId", last_seen_at as "lastSeenAt", since,
        (select workflow_id from run where id = run_id) as "workflowId", code,
        last_seen_at >= ${inContactSince}::timestamptz and since >= ${liveBefore}::timestamptz as early from behind
      order by code is null, early, last_seen_at, tenant_id, device_id limit ${limit}) first on true
    order by first.code is null, first.early, first."lastSeenAt", first."locationId", first."deviceId"`.execute(db);
  const first = rows.flatMap(({ locationId, deviceId, lastSeenAt, since, workflowId, code = null }) =>
    locationId && deviceId && lastSeenAt && since && workflowId
      ? [{ locationId, deviceId, lastSeenAt, since, workflowId, code }]
      : [],
  );
  return { terminals: rows[0]?.terminals ?? 0, behind: rows[0]?.behind ?? 0, first };
};

/** The same by location, of those that have terminals. */
export const countReceipts = async (db: Db, query: ReceiptQuery): Promise<ReceiptCount[]> => {
  const { rows } = await sql<ReceiptCount>`
    with ${behindOf(query)}
    select h.tenant_id as "locationId", count(*)::int as terminals, (count(*) - count(b.device_id))::int as running
    from heard h left join behind b on b.tenant_id = h.tenant_id and b.device_id = h.device_id
    group by h.tenant_id`.execute(db);
  return rows;
};

/** When each device of a location first ran what is live there, where it does. */
export const listFirstRuns = async (
  db: Db,
  locationId: string,
): Promise<{ readonly deviceId: string; readonly kind: DocumentKind; readonly at: Date }[]> =>
  db
    .selectFrom('terminal_receipt')
    .innerJoin('published', join =>
      join
        .onRef('published.location_id', '=', 'terminal_receipt.location_id')
        .onRef('published.kind', '=', 'terminal_receipt.kind')
        .onRef('published.sequence', '=', 'terminal_receipt.sequence'),
    )
    .select(['terminal_receipt.device_id as deviceId', 'terminal_receipt.kind', 'terminal_receipt.at'])
    .where('terminal_receipt.location_id', '=', locationId)
    .execute();

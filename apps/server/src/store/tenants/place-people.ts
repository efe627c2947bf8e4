import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/index.ts';

/**
 * The people who work at these places changed, as a publish brings them; or only their PINs. Part of the transaction
 * that changes them.
 */
export const touchPeople = async (
  db: Db,
  companyId: string,
  placeIds: readonly string[],
  what: 'people' | 'pins' = 'people',
): Promise<void> => {
  // In one order, so that two companies' transactions never wait for each other.
  const ids = [...new Set(placeIds)].sort();
  if (ids.length === 0) return;
  const step = what === 'people' ? 1 : 0;
  await db
    .insertInto('place_people')
    .values(ids.map(id => ({ place_id: id, company_id: companyId, version: step, log_on: 1 })))
    .onConflict(conflict =>
      conflict
        .column('place_id')
        .doUpdateSet({ version: sql`place_people.version + ${step}`, log_on: sql`place_people.log_on + 1` }),
    )
    .execute();
};

/** A location, and what is around it. */
export interface LocationPlaces {
  readonly id: string;
  readonly companyId: string;
  readonly groupId: string | null;
}

/** A text that changes whenever those who work at a location, or their PINs, do; as part of a statement, also of its columns. */
export const logOnVersionOf = ({
  id,
  companyId,
  groupId,
}: Record<keyof LocationPlaces, string | null | RawBuilder<unknown>>): RawBuilder<string> => sql<string>`
  (select concat(${groupId}::text, string_agg(concat(' ', place_id, ' ', log_on), '' order by place_id collate "C"))
    from place_people where place_id in (${companyId}, ${groupId}, ${id}))`;

export const logOnVersion = async (db: Db, location: LocationPlaces): Promise<string> => {
  const { rows } = await sql<{ version: string }>`select ${logOnVersionOf(location)} as version`.execute(db);
  return rows[0]?.version ?? '';
};

/** The versions of the people at some places; 0 before the first change. */
export const peopleVersions = async (db: Db, placeIds: readonly string[]): Promise<(placeId: string) => number> => {
  const rows = await db
    .selectFrom('place_people')
    .select(['place_id', 'version'])
    .where(sql<boolean>`place_id = any(${[...placeIds]}::text[])`)
    .execute();
  const versions = new Map(rows.map(row => [row.place_id, row.version]));
  return placeId => versions.get(placeId) ?? 0;
};

/**
 * The version of the people who work at a location: by a job or a role there, in its group, or in the whole company.
 * Undefined before their first change. Only equality counts.
 */
export const peopleVersionOf = ({
  company,
  group,
  groupId,
  own,
}: {
  readonly company: number;
  readonly group: number;
  readonly groupId: string | null;
  readonly own: number;
}): string | undefined => {
  const parts = [company, group > 0 ? `${groupId}:${group}` : 0, own];
  return parts.every(part => part === 0) ? undefined : parts.join('.');
};

/** The same in a statement that has a `tenant` with the rows `cp`, `gp` and `op` of its company, its group and itself. */
export const peopleVersionSql: RawBuilder<string | null> = sql<string | null>`
  case when coalesce(cp.version, 0) + coalesce(gp.version, 0) + coalesce(op.version, 0) > 0 then
    concat(coalesce(cp.version, 0), '.', case when gp.version > 0 then tenant.group_id || ':' || gp.version else '0' end,
      '.', coalesce(op.version, 0)) end`;

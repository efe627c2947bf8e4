import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A menu or template with what is known of it beside its content. */
export interface MenuRow {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly description: string;
  readonly template: boolean;
  readonly version: number;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
  readonly deletedAt: Date | null;
  readonly deletedBy: string | null;
  /** The locations that use it. */
  readonly locations: number;
  /** The menus that were made from it. */
  readonly copies: number;
  readonly sourceId: string | null;
  readonly sourceName: string | null;
  readonly sourceIsTemplate: boolean | null;
  /** The version of its source that it has, and the newest one. */
  readonly sourceVersion: number | null;
  readonly sourceNow: number | null;
}

const selectMenus = sql`
  select d.id, d.company_id as "companyId", d.name, d.description, d.template, coalesce(l.version, 0) as version,
    r.at as "savedAt", r.author_name as "savedBy", d.deleted_at as "deletedAt", d.deleted_by as "deletedBy",
    (select count(*)::int from tenant t where t.menu_id = d.id and t.type = 'LOCATION' and t.removed_at is null) as locations,
    (select count(*)::int from document c where c.source_id = d.id and c.deleted_at is null) as copies,
    s.id as "sourceId", s.name as "sourceName", s.template as "sourceIsTemplate", d.source_version as "sourceVersion",
    sl.version as "sourceNow"
  from document d
    left join layer l on l.document_id = d.id and l.tenant_id is null
    left join revision r on r.id = l.revision_id
    left join document s on s.id = d.source_id and s.deleted_at is null
    left join layer sl on sl.document_id = s.id and sl.tenant_id is null`;

const byName = sql`order by d.name, d.id`;

/** The menus and templates of a company by name, deleted ones among them while they can be restored. */
export const listMenuRows = async (db: Db, companyId: string, deletedSince: Date): Promise<readonly MenuRow[]> => {
  const { rows } = await sql<MenuRow>`
    ${selectMenus}
    where d.company_id = ${companyId} and d.kind = 'menu'
      and (d.deleted_at is null or d.deleted_at >= ${deletedSince}::timestamptz) ${byName}`.execute(db);
  return rows;
};

/** The templates of these companies, and of the provider, by name. */
export const listTemplateRows = async (db: Db, companyIds: readonly string[]): Promise<readonly MenuRow[]> => {
  const { rows } = await sql<MenuRow>`
    ${selectMenus} join company c on c.id = d.company_id
    where d.kind = 'menu' and d.template and d.deleted_at is null and c.closed_at is null
      and (c.provider or c.id = any(${[...companyIds]}::text[])) ${byName}`.execute(db);
  return rows;
};

/** A menu or template by its id, deleted or not. */
export const findMenuRow = async (db: Db, id: string): Promise<MenuRow | undefined> => {
  const { rows } = await sql<MenuRow>`${selectMenus} where d.kind = 'menu' and d.id = ${id}`.execute(db);
  return rows[0];
};

/** Deletes a menu; false where it is deleted already. */
export const deleteMenu = async (db: Db, id: string, at: Date, by: string): Promise<boolean> =>
  changed(
    db
      .updateTable('document')
      .set({ deleted_at: at, deleted_by: by })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );

/** Restores a menu that was deleted since then; false for any other. */
export const restoreMenu = async (db: Db, id: string, since: Date): Promise<boolean> =>
  changed(
    db
      .updateTable('document')
      .set({ deleted_at: null, deleted_by: null })
      .where('id', '=', id)
      .where('deleted_at', '>=', since)
      .returning('id')
      .executeTakeFirst(),
  );

/** The version of its source that a copy has from now on; false where another merge was first. */
export const moveSourceVersion = async (db: Db, id: string, from: number, to: number): Promise<boolean> =>
  changed(
    db
      .updateTable('document')
      .set({ source_version: to })
      .where('id', '=', id)
      .where('source_version', '=', from)
      .returning('id')
      .executeTakeFirst(),
  );

const changed = async (row: Promise<unknown>): Promise<boolean> => (await row) !== undefined;

/** The locations that use a menu, by id. */
export const locationsWithMenu = async (db: Db, menuId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tenant')
    .select('id')
    .where('menu_id', '=', menuId)
    .where('type', '=', 'LOCATION')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** At how many locations each version of a company's menu is live. */
export const liveVersions = async (db: Db, menuId: string): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ version: number; locations: number }>`
    select (p.pins -> 'base' ->> 'version')::integer as version, count(*)::int as locations
    from published p join tenant t on t.id = p.location_id and t.removed_at is null
    where p.kind = 'menu' and p.document_id = ${menuId} and p.pins -> 'base' ->> 'version' is not null
    group by 1`.execute(db);
  return new Map(rows.map(({ version, locations }) => [version, locations]));
};

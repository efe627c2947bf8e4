import { type Kysely, sql } from 'kysely';

/**
 * A location that had a whole menu of its own, before there were menus of the company: `id` is that of the company's menu
 * which it goes with. No call writes one; a database that is taken over from before does, with a row for each such
 * location. Converting it sets `single_use` false and names the menu that it became.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table single_use_menu (
      location_id text primary key references tenant, company_id text not null references company, id text not null,
      version integer not null default 1, settings_blob jsonb not null, single_use boolean not null default true,
      menu_id text references document,
      constraint single_use_menu_converted check (single_use = (menu_id is null)))`.execute(db);
  await sql`create index single_use_menu_company on single_use_menu (company_id) where single_use`.execute(db);
};

import { type Kysely, sql } from 'kysely';

/**
 * What the console asks for again and again, in companies of many locations: which locations have changes that are not
 * live is cached until a version of what is saved or live changes, and a search of locations compares text that is
 * prepared for it. Home asks whether anything was published since somebody was there.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const folded = (text: string): string =>
  String.raw`lower(regexp_replace(normalize(${text}, nfd), '[\u0300-\u036f]', '', 'g'))`;

const statements = [
  ...['published', 'place_people'].map(
    table =>
      `create trigger ${table}_told after insert or update or delete on ${table} for each statement execute function tell_change()`,
  ),
  'create index run_over on run (company_id, completed_at)',
  // A computed column may call a function and contain no query.
  `create function tags_text(tags jsonb) returns text language sql immutable parallel safe as $$
    select string_agg(tag, ' ' order by place) from jsonb_array_elements_text(tags) with ordinality as t (tag, place) $$`,
  `create function address_text(address jsonb) returns text language sql immutable parallel safe as $$
    select concat_ws(', ', nullif(address->>'street', ''), nullif(address->>'city', ''),
      nullif(concat_ws(' ', nullif(address->>'state', ''), nullif(address->>'postalCode', '')), '')) $$`,
  `alter table tenant
    add column name_text text generated always as (${folded('name')}) stored,
    add column around_text text generated always as (${folded("coalesce(address_text(address), '') || ' ' || coalesce(tags_text(tags), '')")}) stored`,
];

import type { DocumentKind } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import {
  type LanguageTag,
  type TenantReach,
  type TimedOutcome,
  type TimedPhase,
  type TimedQuestion,
  timedPeriod,
} from '@commissary/domain';
import { pathsAbove } from '@commissary/schema';
import { sql } from 'kysely';
import type { Db, TimedState, TimedWords } from '../database/index.ts';
import { isWithin } from '../tenants/index.ts';

/** An edit with a start or an end: local dates and times of each of its locations. */
export interface TimedEdit {
  readonly id: string;
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly menuId: string | null;
  readonly edits: readonly Edit[];
  readonly words: readonly TimedWords[];
  readonly starts: string | null;
  readonly ends: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly createdAt: Date;
}

/** What it does at one location. */
export interface TimedLocation {
  readonly editId: string;
  readonly locationId: string;
  readonly actorId: string;
  readonly phase: TimedPhase;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly dueAt: Date | null;
  readonly question: TimedQuestion | null;
  readonly outcome: TimedOutcome | null;
  readonly state: TimedState;
}

export interface TimedRow extends TimedLocation {
  readonly edit: TimedEdit;
}

/** The paths of an edit, each once, without those below another one. */
export const timedPaths = (edits: readonly Edit[]): string[] => {
  const paths = new Set(edits.map(({ path }) => path));
  return [...paths].filter(path => pathsAbove(path).every(above => !paths.has(above)));
};

/** The words of an edit in a language. */
export const timedWordsIn = (
  { words }: Pick<TimedEdit, 'words'>,
  language: LanguageTag | null = null,
): readonly Omit<TimedWords, 'in'>[] =>
  words.map(({ in: others, ...english }) => ({ ...english, ...(language !== null && others?.[language]) }));

/** Writes an edit at its locations. Returns the locations at which another one holds one of its paths: then the caller must roll back. */
export const insertTimedEdit = async (
  db: Db,
  edit: TimedEdit,
  locations: readonly Pick<TimedLocation, 'locationId' | 'startsAt' | 'endsAt' | 'state'>[],
): Promise<readonly string[]> => {
  await db
    .insertInto('timed_edit')
    .values({
      id: edit.id,
      company_id: edit.companyId,
      kind: edit.kind,
      menu_id: edit.menuId,
      edits: JSON.stringify(edit.edits),
      words: JSON.stringify(edit.words),
      starts: edit.starts,
      ends: edit.ends,
      author_id: edit.authorId,
      author_name: edit.authorName,
      created_at: edit.createdAt,
    })
    .execute();
  // In one order everywhere, so that two such calls wait for each other and not both for ever.
  const ordered = locations.toSorted((a, b) => (a.locationId < b.locationId ? -1 : 1));
  await sql`
    insert into timed_location (edit_id, location_id, actor_id, phase, starts_at, ends_at, due_at, state, changed_at)
    select ${edit.id}, l."locationId", ${edit.authorId}, 'waiting', l."startsAt", l."endsAt", l."startsAt", l.state, ${edit.createdAt}
    from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as l ("locationId" text, "startsAt" timestamptz,
      "endsAt" timestamptz, state jsonb)`.execute(db);
  const paths = timedPaths(edit.edits);
  const { rows } = await sql<{ locationId: string }>`
    insert into timed_path (edit_id, location_id, slot, during)
    select l.edit_id, l.location_id, path_range(key || '/', key || '0'), ${during}
    from timed_location l cross join unnest(${paths}::text[]) as p (path)
    cross join lateral (select l.location_id || ' ' || ${edit.kind} || ' ' || ${edit.menuId ?? ''} || p.path as key) k
    where l.edit_id = ${edit.id} order by l.location_id collate "C", p.path collate "C"
    on conflict do nothing returning location_id as "locationId"`.execute(db);
  const held = Map.groupBy(rows, ({ locationId }) => locationId);
  return ordered.flatMap(({ locationId }) => (held.get(locationId)?.length === paths.length ? [] : [locationId]));
};

/** What has no end holds its paths at the moment of its start. */
const during = sql`
  case when l.ends_at is null then tstzrange(l.starts_at, l.starts_at, '[]') else tstzrange(l.starts_at, l.ends_at) end`;

/** When the next part of a timed edit is due that is not due yet. */
export const nextTimed = async (db: Db, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from timed_location where due_at > ${now}`.execute(db);
  return rows[0]?.at ?? null;
};

/**
 * What is due at open companies, in the order of time; at one moment an end comes before a start, which may hold the
 * same path.
 */
export const dueTimed = (
  db: Db,
  now: Date,
  passOver: { readonly locationIds: readonly string[]; readonly editIds: readonly string[] },
): Promise<TimedRow[]> =>
  selectTimed(
    db,
    sql`where l.due_at <= ${now} and l.location_id <> all(${[...passOver.locationIds]}::text[])
      and e.id <> all(${[...passOver.editIds]}::text[])
      and exists (select from company c where c.id = e.company_id and c.closed_at is null)
      order by l.due_at, l.phase = 'waiting', e.id, l.location_id limit 200`,
  );

/** The locations of one edit, or those of them that are named. */
export const findTimed = (
  db: Db,
  companyId: string,
  id: string,
  locationIds?: readonly string[] | undefined,
): Promise<TimedRow[]> =>
  selectTimed(
    db,
    sql`where e.id = ${id} and e.company_id = ${companyId}
      and ${locationIds === undefined ? sql`true` : sql`l.location_id = any(${[...locationIds]}::text[])`}
      order by l.location_id`,
  );

/** What has not begun at some locations. */
export const waitingTimed = (db: Db, locationIds: readonly string[]): Promise<TimedRow[]> =>
  selectTimed(
    db,
    sql`where l.phase = 'waiting' and l.location_id = any(${[...locationIds]}::text[]) order by l.location_id, e.id`,
  );

/** A page of the edits of a company, newest first, with their locations within a reach. */
export const listTimed = (db: Db, companyId: string, { reach, open, before, limit }: TimedQuery): Promise<TimedRow[]> =>
  selectTimed(
    db,
    sql`where l.edit_id in (
      select e.id from timed_edit e where e.company_id = ${companyId}
        and ${before === null ? sql`true` : sql`(e.created_at, e.id) < (${before.at}::timestamptz, ${before.id})`}
        and exists (select from timed_location l join tenant on tenant.id = l.location_id where l.edit_id = e.id and ${isWithin(reach)})
        and exists (select from timed_location l where l.edit_id = e.id and l.phase <> 'over') = ${open}
      order by e.created_at desc, e.id desc limit ${limit})
      and exists (select from tenant where tenant.id = l.location_id and ${isWithin(reach)})
      order by e.created_at desc, e.id desc, l.location_id`,
  );

export interface TimedQuery {
  readonly reach: TenantReach;
  /** Those that are over at every location, or the others. */
  readonly open: boolean;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** How many locations within a reach have an edit that waits for a decision. */
export const countTimedQuestions = async (db: Db, companyId: string, reach: TenantReach): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.location_id)::integer as count from timed_location l join timed_edit e on e.id = l.edit_id
    join tenant on tenant.id = l.location_id
    where e.company_id = ${companyId} and l.question is not null and tenant.removed_at is null and ${isWithin(reach)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

const selectTimed = async (db: Db, rest: ReturnType<typeof sql>): Promise<TimedRow[]> => {
  const { rows } = await sql<TimedRow>`
    select l.edit_id as "editId", l.location_id as "locationId", l.actor_id as "actorId", l.phase, l.starts_at as "startsAt",
      l.ends_at as "endsAt", l.due_at as "dueAt", l.question, l.outcome, l.state,
      jsonb_build_object('id', e.id, 'companyId', e.company_id, 'kind', e.kind, 'menuId', e.menu_id, 'edits', e.edits, 'words', e.words,
        'starts', e.starts, 'ends', e.ends, 'authorId', e.author_id, 'authorName', e.author_name) as edit,
      e.created_at as "createdAt"
    from timed_location l join timed_edit e on e.id = l.edit_id ${rest}`.execute(db);
  return (rows as (TimedRow & { readonly createdAt: Date })[]).map(({ createdAt, ...row }) => ({
    ...row,
    edit: { ...row.edit, createdAt },
  }));
};

/** What a row becomes. */
export interface TimedStep extends Pick<TimedLocation, 'editId' | 'locationId' | 'phase'> {
  readonly actorId: string;
  readonly dueAt: Date | null;
  readonly question: TimedQuestion | null;
  readonly outcome: TimedOutcome | null;
  readonly state: TimedState;
}

/**
 * Moves rows on, in one transaction with what they do. False: one of them is no longer as it was read, because another
 * process or call was faster, and the caller must roll back.
 */
export const moveTimed = async (
  db: Db,
  read: readonly Pick<TimedLocation, 'phase' | 'question'>[],
  steps: readonly TimedStep[],
  at: Date,
): Promise<boolean> => {
  const asked = steps.map((step, position) => ({
    ...step,
    wasPhase: read[position]?.phase,
    wasQuestion: read[position]?.question ?? null,
  }));
  const { rows } = await sql`
    update timed_location l set phase = s.phase, actor_id = s."actorId", due_at = s."dueAt", question = s.question,
      outcome = s.outcome, state = s.state, changed_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as s ("editId" text, "locationId" text, phase text,
      "actorId" text, "dueAt" timestamptz, question text, outcome text, state jsonb, "wasPhase" text, "wasQuestion" text)
    where l.edit_id = s."editId" and l.location_id = s."locationId" and l.phase = s."wasPhase"
      and l.question is not distinct from s."wasQuestion" returning 1`.execute(db);
  await sql`
    delete from timed_path p using jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s ("editId" text,
      "locationId" text, phase text)
    where p.edit_id = s."editId" and p.location_id = s."locationId" and s.phase = 'over'`.execute(db);
  return rows.length === steps.length;
};

/** What is expected at the paths of edits that have not begun. */
export const expectTimed = async (
  db: Db,
  rows: readonly Pick<TimedLocation, 'editId' | 'locationId' | 'state'>[],
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    update timed_location l set state = s.state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s ("editId" text, "locationId" text, state jsonb)
    where l.edit_id = s."editId" and l.location_id = s."locationId" and l.phase = 'waiting'`.execute(db);
};

/**
 * A location's clocks show another zone: what has not happened yet happens at the same local dates and times. What is
 * past by then is due at once.
 */
export const moveTimedToZone = async (db: Db, locationId: string, zone: string): Promise<void> => {
  const rows = await selectTimed(db, sql`where l.phase <> 'over' and l.location_id = ${locationId} order by e.id`);
  const moved = rows.map(({ editId, phase, question, dueAt, startsAt, endsAt, edit }) => {
    const period = timedPeriod(edit, zone, startsAt.getTime());
    const starts = phase === 'waiting' ? new Date(period.startsAt) : startsAt;
    const ends = endsAt && period.endsAt !== null ? new Date(Math.max(period.endsAt, starts.getTime())) : null;
    const due = phase === 'waiting' ? starts : phase === 'running' ? ends : dueAt;
    return { editId, startsAt: starts, endsAt: ends, dueAt: question === null ? due : null };
  });
  if (moved.length === 0) return;
  await sql`
    update timed_location l set starts_at = s."startsAt", ends_at = s."endsAt", due_at = s."dueAt"
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as s ("editId" text, "startsAt" timestamptz,
      "endsAt" timestamptz, "dueAt" timestamptz)
    where l.edit_id = s."editId" and l.location_id = ${locationId}`.execute(db);
  // Two statements: the order of times is kept, but not at every moment between the first row and the last.
  const slots =
    await sql`delete from timed_path where location_id = ${locationId} returning edit_id, slot::text`.execute(db);
  await sql`
    insert into timed_path (edit_id, location_id, slot, during)
    select l.edit_id, l.location_id, s.slot::path_range, ${during}
    from jsonb_to_recordset(${JSON.stringify(slots.rows)}::jsonb) as s (edit_id text, slot text)
    join timed_location l on l.edit_id = s.edit_id and l.location_id = ${locationId}`.execute(db);
};

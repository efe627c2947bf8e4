import type { DocumentKind } from '@commissary/catalog';
import type { TimedOutcome } from '@commissary/domain';
import type { Db, ListChange } from '../../store/database/index.ts';
import {
  expectTimed,
  moveTimed,
  pending,
  type TimedEdit,
  type TimedRow,
  type TimedStep,
  timedPaths,
  waitingTimed,
} from '../../store/publishing/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { pinnedLayerHashes } from '../documents/index.ts';
import { apiError, outdated } from '../errors/index.ts';
import { type OnlyThisContext, type PreparedEdits, prepareOnlyThis } from '../publishing/index.ts';
import { commitTogether } from '../saving/index.ts';
import { entriesAt, sameEntries, withEntriesAt } from './entries-at.ts';
import { atCurrentVersions, blobTypeOf } from './plan-timed.ts';

export interface MoveOptions {
  /** Also where somebody else changed the path since. */
  readonly forced?: boolean;
  readonly outcome?: TimedOutcome;
  /** What else is written in the same transaction. */
  also?(db: Db): Promise<void>;
}

/** The code of the error where somebody else changed a path of the edit; `path` is the location. */
export const changedSince = 'CHANGED_SINCE';

/**
 * Begins one edit at some of its locations: saved and live in one transaction, as edits that go live alone. Rejected
 * with `CHANGED_SINCE` where the saved list has other entries at its paths than when it was created.
 */
export const startTimed = async (
  context: OnlyThisContext,
  rows: readonly TimedRow[],
  options: MoveOptions = {},
): Promise<void> => {
  const [edit, ids] = oneEdit(rows);
  const { kind, edits } = edit;
  const menuId = edit.menuId ?? undefined;
  const paths = timedPaths(edits);
  const locations = await findTenants(context.db, ids);
  const places = await atCurrentVersions(context, { kind, menuId }, locations, edits);
  const plan = await prepareOnlyThis(context, blobTypeOf(kind), { act: 'set', kind, menuId, places });
  const versions = new Map(plan.places.map(({ tenantId, ver }) => [tenantId, ver]));
  const steps = rows.map((row): TimedStep => {
    const lists = plan.lists.get(row.locationId) ?? unchanged;
    const [saved, live] = [lists.saved, lists.live].map(({ before, after }) => ({
      before: entriesAt(before, paths),
      after: entriesAt(after, paths),
    })) as [ListChange, ListChange];
    if (options.forced !== true && !sameEntries(row.state.expected ?? [], saved.before))
      throw apiError(400, changedSince, row.locationId);
    const state = { saved, live, version: versions.get(row.locationId) ?? 0 };
    const next = { ...stepOf(context, row), state };
    return row.endsAt === null
      ? { ...next, phase: 'over', dueAt: null, outcome: 'STAYS' }
      : { ...next, phase: 'running', dueAt: row.endsAt };
  });
  await write(context, plan, { edit, rows, stepsOf: async () => steps, options });
};

/**
 * Ends one edit at some of its locations: what it set is replaced by what the lists had there before, saved and live in
 * one transaction, whatever is below the lists meanwhile. Rejected with `CHANGED_SINCE` where the saved list has
 * something else there. What is live and is not what it set stays. Where a scheduled publish has its value, it is ended
 * again after that.
 */
export const endTimed = async (
  context: OnlyThisContext,
  rows: readonly TimedRow[],
  options: MoveOptions = {},
): Promise<void> => {
  const [edit, ids] = oneEdit(rows);
  const { kind } = edit;
  const menuId = edit.menuId ?? undefined;
  const paths = timedPaths(edit.edits);
  const byLocation = new Map(rows.map(row => [row.locationId, row]));
  const locations = await findTenants(context.db, ids);
  const places = (await atCurrentVersions(context, { kind, menuId }, locations, [])).map(({ tenantId, ver }) => ({
    tenantId,
    ver,
  }));
  const plan = await prepareOnlyThis(context, blobTypeOf(kind), {
    ...{ act: 'restore', kind, menuId, places },
    nextOf: (which, tenantId, { stored, above }, wholeAt) => {
      const row = byLocation.get(tenantId);
      const { saved = nothing, live = nothing, version = 0 } = row?.state ?? {};
      if (which === 'saved' && row?.phase === 'ending') return stored;
      const { before, after } = which === 'saved' ? saved : live;
      if (options.forced !== true && !sameEntries(entriesAt(stored, paths), after)) return stored;
      // A publish of everything would have brought what was saved before, without this edit.
      const back = which === 'live' && wholeAt >= version ? saved.before : before;
      return withEntriesAt(stored, paths, back, above.applied);
    },
  });
  for (const { locationId, phase, state } of rows) {
    const now = entriesAt(plan.lists.get(locationId)?.saved.before ?? [], paths);
    const { before, after } = state.saved ?? nothing;
    if (options.forced === true || phase === 'ending' || sameEntries(now, after) || sameEntries(now, before)) continue;
    throw apiError(400, changedSince, locationId);
  }
  const stepsOf = async (db: Db) => {
    const carried = await schedulesWith(context, db, rows, paths);
    return rows.map((row): TimedStep => {
      const dueAt = carried.get(row.locationId);
      return dueAt === undefined
        ? { ...stepOf(context, row), phase: 'over', dueAt: null, outcome: options.outcome ?? 'ENDED' }
        : { ...stepOf(context, row), phase: 'ending', dueAt };
    });
  };
  await write(context, plan, { edit, rows, stepsOf, options });
};

const nothing: ListChange = { before: [], after: [] };
const unchanged = { saved: nothing, live: nothing };

const oneEdit = (rows: readonly TimedRow[]): [TimedEdit, readonly string[]] => {
  const [first] = rows;
  if (first === undefined) throw new Error('There is nothing to begin or end.');
  return [first.edit, rows.map(({ locationId }) => locationId)];
};

/** The row as it is, without a question. Who moves it on is the one whose permissions count from then on. */
const stepOf = ({ person }: UseCaseContext, row: TimedRow): TimedStep => ({
  ...{ editId: row.editId, locationId: row.locationId, actorId: person.id, phase: row.phase, dueAt: row.dueAt },
  ...{ question: null, outcome: null, state: row.state },
});

interface Write {
  readonly edit: TimedEdit;
  readonly rows: readonly TimedRow[];
  stepsOf(db: Db): Promise<readonly TimedStep[]>;
  readonly options: MoveOptions;
}

/** Everything or nothing: the saves, what is live, and how far the edit is. */
const write = async (context: OnlyThisContext, plan: PreparedEdits, { edit, rows, stepsOf, options }: Write) => {
  const written = await commitTogether(context, plan.saves, async db => {
    if (plan.saves.length > 0) await plan.goLive(db);
    if (!(await moveTimed(db, rows, await stepsOf(db), context.now()))) throw outdated(edit.id);
    await expectAfter(db, edit, plan.lists);
    await options.also?.(db);
  });
  if (written === null) throw outdated(edit.id);
};

/** Other edits that wait for these paths expect what this one leaves there: it is no change by somebody else. */
const expectAfter = async (db: Db, edit: TimedEdit, lists: PreparedEdits['lists']): Promise<void> => {
  const waiting = await waitingTimed(db, [...lists.keys()]);
  const moved = waiting.flatMap(row => {
    const { saved } = lists.get(row.locationId) ?? unchanged;
    const isOther = row.editId !== edit.id && row.edit.kind === edit.kind && row.edit.menuId === edit.menuId;
    const paths = timedPaths(row.edit.edits);
    const [before, after] = [entriesAt(saved.before, paths), entriesAt(saved.after, paths)];
    const follows = isOther && !sameEntries(before, after) && sameEntries(row.state.expected ?? [], before);
    return follows ? { editId: row.editId, locationId: row.locationId, state: { expected: after } } : [];
  });
  await expectTimed(db, moved);
};

/** When a scheduled publish brings the value of an edit again, by location. */
const schedulesWith = async (
  context: OnlyThisContext,
  db: Db,
  rows: readonly TimedRow[],
  paths: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const [edit, ids] = oneEdit(rows);
  const kind: DocumentKind = edit.kind;
  const open = (await pending(db, blobTypeOf(kind), ids)).filter(({ scope }) => scope === 'scheduled');
  const hashesOf = await pinnedLayerHashes(
    { db },
    open.flatMap(({ contents }) => contents[kind]?.pins ?? []),
  );
  const own = new Map(
    open.map(one => {
      const pins = one.contents[kind]?.pins;
      return [one, pins === undefined ? null : hashesOf(pins).own] as const;
    }),
  );
  const lists = await context.content.lists(
    db,
    [...own.values()].flatMap(hash => hash ?? []),
  );
  const states = new Map(rows.map(({ locationId, state }) => [locationId, state]));
  // One that is due already is about to go live.
  const soon = context.now().getTime() + 1_000;
  return new Map(
    [...own].flatMap(([{ locationId, dueAt }, hash]) => {
      const { before, after } = states.get(locationId)?.saved ?? nothing;
      const has = entriesAt((hash && lists.get(hash)) || [], paths);
      return sameEntries(has, after) && !sameEntries(before, after)
        ? [[locationId, new Date(Math.max(dueAt.getTime(), soon))] as const]
        : [];
    }),
  );
};

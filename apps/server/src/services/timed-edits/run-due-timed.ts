import type { TimedQuestion } from '@commissary/domain';
import { type Db, inTransaction, signal } from '../../store/database/index.ts';
import { dueTimed, findTimed, moveTimed, type TimedRow, type TimedStep } from '../../store/publishing/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import { ownAction } from '../audit/index.ts';
import { type Context, loadPerson } from '../context/index.ts';
import { ApiError } from '../errors/index.ts';
import { enqueueEmail } from '../mail/index.ts';
import type { createBackoff } from '../publishing/index.ts';
import { changedSince, endTimed, startTimed } from './move-on.ts';

/**
 * Begins and ends every timed edit that is due, in the order of their times, with the permissions of whoever is
 * responsible for it. Late ones are done once, when the server runs again; one whose end has passed before it could begin
 * is not begun. What a person has to decide waits, with its reason. Several servers may do this at once: a step is one
 * transaction, and only the first changes the row.
 */
export const runDueTimed = async (
  context: Context,
  stopped: () => boolean = () => false,
  backoff: ReturnType<typeof createBackoff> | null = null,
): Promise<number> => {
  let done = 0;
  const later = new Set<string>();
  while (!stopped()) {
    const passOver = { locationIds: [...later], editIds: backoff?.waiting(context.now()) ?? [] };
    const due = await dueTimed(context.db, context.now(), passOver);
    if (due.length === 0) break;
    // What one step leaves at a location, the next one there reads again.
    const moved = new Set<string>();
    for (const rows of together(due)) {
      const ready = rows.filter(({ locationId }) => !later.has(locationId) && !moved.has(locationId));
      for (const { locationId } of ready) moved.add(locationId);
      const [first] = ready;
      if (first === undefined) continue;
      const began = backoff?.generation() ?? 0;
      try {
        for (const id of await moveOn(context, ready)) later.add(id);
        backoff?.done([first.editId]);
        done += ready.length;
      } catch (error) {
        backoff?.failed(first.editId, context.now(), began);
        for (const { locationId } of ready) later.add(locationId);
        context.log({ level: 'error', message: `The timed edit ${first.editId} failed; it is tried again.`, error });
      }
    }
  }
  return done;
};

/** Neighbors of one edit that take the same step. */
const together = (due: readonly TimedRow[]): TimedRow[][] => {
  const groups: TimedRow[][] = [];
  for (const row of due) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const isSame = first?.editId === row.editId && first.phase === row.phase && first.actorId === row.actorId;
    if (isSame) last?.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** Returns the locations at which nothing else is done in this scan: what is due there comes after this. */
const moveOn = async (context: Context, rows: readonly TimedRow[]): Promise<readonly string[]> => {
  const ids = rows.map(({ locationId }) => locationId);
  const there = new Set((await findTenants(context.db, ids)).map(({ id }) => id));
  const now = context.now();
  const isMissed = ({ phase, endsAt }: TimedRow) => phase === 'waiting' && endsAt !== null && endsAt <= now;
  const removed = rows.filter(({ locationId }) => !there.has(locationId));
  const left = rows.filter(({ locationId }) => there.has(locationId));
  const missed = left.filter(isMissed);
  await settle(context, [
    ...removed.map(row => [row, { phase: 'over', outcome: 'REMOVED' }] as const),
    ...missed.map(row => [row, { phase: 'over', outcome: 'MISSED' }] as const),
  ]);
  const ready = left.filter(row => !isMissed(row));
  return ready.length === 0 ? [] : attempt(context, ready);
};

/** All of them in one transaction; where one is rejected, each by itself. */
const attempt = async (context: Context, rows: readonly TimedRow[]): Promise<readonly string[]> => {
  const [first, ...more] = rows;
  if (first === undefined) return [];
  const person = await loadPerson(context.db, first.actorId);
  if (person === null) {
    await ask(context, rows, 'AUTHOR_LEFT');
    return [];
  }
  const caller = { ...context, person, origin: ownAction, idempotencyKey: null };
  try {
    await (first.phase === 'waiting' ? startTimed : endTimed)(caller, rows);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (more.length > 0) {
      const later: string[] = [];
      for (const row of rows) later.push(...(await attempt(context, [row])));
      return later;
    }
    const question = questionOf(error);
    if (question === null) return [first.locationId];
    await ask(context, rows, question);
    return [];
  }
};

/** Null: it can be done later. Something else was faster, or is under way at the location. */
const questionOf = ({ status, failures: [failure] }: ApiError): TimedQuestion | null => {
  const code = failure?.code ?? '';
  if (status === 409 || ['ALREADY_RUNNING', 'SCHEDULED', 'COMPANY_CLOSED'].includes(code)) return null;
  if (status === 401) return 'AUTHOR_LEFT';
  if (status === 403 || status === 404) return 'NOT_ALLOWED';
  if (code === changedSince) return 'CHANGED';
  return code === 'NEVER_PUBLISHED' ? 'NOT_LIVE' : 'NOT_VALID';
};

/** Whoever set it gets one e-mail, with everything that waits by the time it is written. */
const ask = (context: Context, rows: readonly TimedRow[], question: TimedQuestion): Promise<void> =>
  settle(
    context,
    rows.map(row => [row, { question }] as const),
    async (db, { edit: { id, companyId, authorId } }) => {
      const others = (await findTimed(db, companyId, id)).filter(row => row.question !== null);
      if (others.length > 1) return;
      await enqueueEmail(db, { kind: 'timed-question', personId: authorId, companyId, editId: id }, context.now());
    },
  );

type Settled = readonly [TimedRow, Partial<TimedStep>];

/** Changes rows and nothing else; one that another process changed meanwhile is left to it. */
const settle = async (
  context: Context,
  settled: readonly Settled[],
  also: (db: Db, row: TimedRow) => Promise<void> = async () => undefined,
): Promise<void> => {
  for (const [row, step] of settled)
    await inTransaction(context.db, async db => {
      const { editId, locationId, actorId, phase, state, edit } = row;
      const next = { editId, locationId, actorId, phase, state, dueAt: null, question: null, outcome: null, ...step };
      if (!(await moveTimed(db, [row], [next], context.now()))) return;
      await signal(db, { about: 'publishes', companyId: edit.companyId });
      await also(db, row);
    });
};

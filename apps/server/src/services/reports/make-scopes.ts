import { rollUpScope } from '@commissary/catalog';
import { addDays, businessDay, joinNames, type Posting, type SoldNames } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import {
  claimScope,
  type DueScope,
  dueScopes,
  endMoves,
  markScopes,
  membersOfScope,
  movedCompanies,
  storeScope,
} from '../../store/rollups/index.ts';
import type { Context } from '../context/index.ts';
import { createTurns } from '../turns/index.ts';
import { packScope, unpackScope } from './rollup-body.ts';

/** So many are looked for at once; one is claimed for so long, then whoever was killed has left it to others. */
const [atOnce, claimMs] = [100, 120_000];
/** So many sums of locations are added up in one go, a millisecond each: after a move in a large company all of its days are made, newest first. */
const mostMembers = 5_000;
/** So many are read at once, and so many postings added up without a break. */
const [membersAtOnce, postingsAtOnce] = [50, 2_000];
/** Reports are of five years, and may begin within a month. */
const keptMonths = 61;

/**
 * Makes the sums of companies and groups of which those of a location were made since, or whose locations have moved. Reports
 * compare them with these, so that it is never too late.
 */
export const makeScopes = async (context: Pick<Context, 'db' | 'now'>, isStopped: () => boolean): Promise<void> => {
  const now = context.now();
  await markMoved(context, isStopped);
  const until = new Date(now.getTime() + claimMs);
  for (let members = 0; members < mostMembers; ) {
    let made = 0;
    for (const due of await dueScopes(context.db, { now, limit: atOnce })) {
      if (isStopped() || members >= mostMembers) return;
      if (!(await claimScope(context.db, due, { now, until }))) continue;
      const sums = await sumsOf(context, due);
      await inTransaction(context.db, db =>
        storeScope(db, due, { hashes: sums.hashes, body: packScope(sums.postings, sums.names) }),
      );
      members += sums.hashes.length;
      made += 1;
    }
    if (made === 0) return;
  }
};

/** Finds which sums are not of the locations as they are after a move, a month at a time. */
const markMoved = async ({ db, now }: Pick<Context, 'db' | 'now'>, isStopped: () => boolean): Promise<void> => {
  const latest = addDays(businessDay(now().getTime(), 'UTC'), 1).slice(0, 'YYYY-MM'.length);
  for (const moved of await movedCompanies(db)) {
    let month = latest;
    for (let count = 0; count <= keptMonths; count += 1) {
      if (isStopped()) return;
      await markScopes(db, moved.companyId, month);
      month = addDays(`${month}-01`, -1).slice(0, 'YYYY-MM'.length);
    }
    await endMoves(db, moved);
  }
};

/** The sums of all locations of a scope, with the hash of each: whatever is made meanwhile, they are of what the hashes say. */
const sumsOf = async ({ db }: Pick<Context, 'db'>, due: DueScope) => {
  const kind = due.span.length > 'YYYY-MM'.length ? 'day' : 'month';
  const turn = createTurns();
  const hashes: bigint[] = [];
  let [postings, names]: [readonly Posting[], SoldNames] = [[], new Map()];
  let [parts, size]: [ReturnType<typeof unpackScope>[], number] = [[], 0];
  const addUp = (): void => {
    postings = rollUpScope(kind, [...postings, ...parts.flatMap(part => part.postings)]);
    names = joinNames([names, ...parts.map(part => part.names)]);
    [parts, size] = [[], 0];
  };
  for (let after = ''; ; ) {
    const page = await membersOfScope(db, due, { after, limit: membersAtOnce });
    for (const { locationId, body, hash } of page) {
      await turn();
      const part = unpackScope({ locationId, span: due.span }, body);
      parts.push(part);
      hashes.push(BigInt(hash));
      size += part.postings.length;
      if (size >= postingsAtOnce) addUp();
    }
    const last = page[membersAtOnce - 1];
    if (last === undefined) break;
    after = last.locationId;
  }
  addUp();
  return { hashes, postings, names };
};

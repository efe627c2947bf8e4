import type { SentDay } from '../../store/clickhouse/index.ts';
import { forgetSent, markSent, sentMonths, type UnsentDay, unsentDays } from '../../store/rollups/index.ts';
import type { Context } from '../context/index.ts';
import { soldOn } from './sold-on.ts';

type SendingContext = Pick<Context, 'db' | 'clickHouse'>;

/** So many days are looked for at once, and so many rows are sent at once. */
const [atOnce, mostRows] = [500, 50_000];

/**
 * Sends what was sold on closed days to ClickHouse. Killed in between, nothing is lost: a day is there when the database says
 * so, and one that is sent twice replaces itself. [RULE.clickhouse.01]
 */
export const sendClosedDays = async (context: SendingContext, isStopped: () => boolean): Promise<void> => {
  const { db, clickHouse } = context;
  while (clickHouse !== null && !isStopped()) {
    const sent: UnsentDay[] = [];
    const days: SentDay[] = [];
    for await (const [one, sold] of soldOn(context, await unsentDays(db, atOnce), mostRows, isStopped)) {
      sent.push(one);
      days.push({ ...sold, version: one.version });
    }
    if (days.length === 0) return;
    await clickHouse.send(days);
    await markSent(db, sent);
  }
};

/**
 * Sends months again of which ClickHouse has other days than the database says: another server, one that was restored, or a
 * database that was. What is sent meanwhile is not judged. [RULE.clickhouse.02]
 */
export const compareSent = async ({ db, clickHouse }: SendingContext): Promise<void> => {
  if (clickHouse === null) return;
  const [before, there, after] = [await sentMonths(db), await clickHouse.months(), await sentMonths(db)];
  const wrong = [...after].flatMap(([month, { days, versions }]) => {
    const [was, is] = [before.get(month), there.get(month)];
    const isChanging = was?.versions !== versions;
    return isChanging || (is?.days === days && is.versions === versions) ? [] : [month];
  });
  if (wrong.length > 0) await forgetSent(db, wrong);
};

import { nextMail } from '@commissary/domain';
import { noteWork } from '../../store/accounts/index.ts';
import { inTransaction } from '../../store/database/index.ts';
import { setNextMail, takeDueView } from '../../store/report-views/index.ts';
import type { Context } from '../context/index.ts';

/** The queue of e-mails with a report: apart from all others, because a report may take a minute. */
export const reportTopic = 'report.mail';

/** Queues an e-mail for each kept report that is due, once, and says when it is next: what was missed is not made up for. */
export const queueDueViews = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  while (!isStopped()) {
    const at = now();
    const isQueued = await inTransaction(db, async transaction => {
      const due = await takeDueView(transaction, at);
      if (due === undefined) return false;
      const { companyId, id: viewId, ownerId } = due;
      await setNextMail(transaction, due, new Date(nextMail(due.mail, at.getTime())));
      await noteWork(transaction, reportTopic, { companyId, viewId, ownerId }, at);
      return true;
    });
    if (!isQueued) return;
  }
};

import type { PushCounts, PushProblem } from '@commissary/domain';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../database/index.ts';

export type PushMessage = Selectable<Tables['push_message']>;

/** The messages of some notifications, earliest first. */
export const messagesOf = async (db: Db, notificationIds: readonly string[]): Promise<PushMessage[]> =>
  notificationIds.length === 0
    ? []
    : db
        .selectFrom('push_message')
        .selectAll()
        .where('notification_id', 'in', [...notificationIds])
        .orderBy('due_at')
        .orderBy('id')
        .execute();

/** A message that this process calls the service for, with what it says. */
export type TakenPush = PushMessage & { readonly title: string; readonly body: string };

/**
 * Claims the message whose call to the service is due; no other process gets it before `until`. One that was scheduled
 * is being sent from then on, and can no longer be taken back. Those of closed companies wait.
 */
export const claimPushMessage = async (db: Db, at: Date, until: Date): Promise<TakenPush | null> => {
  const due = db
    .selectFrom('push_message')
    .select('id')
    .where('next_at', '<=', at)
    .where(where =>
      where.exists(
        where
          .selectFrom('company')
          .select('company.id')
          .whereRef('company.id', '=', 'push_message.company_id')
          .where('company.closed_at', 'is', null),
      ),
    )
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('push_message')
    .from('push_notification')
    .set(set => ({
      next_at: until,
      tries: set('push_message.tries', '+', 1),
      state: sql`case push_message.state when 'SCHEDULED' then 'SENDING' else push_message.state end`,
    }))
    .whereRef('push_notification.id', '=', 'push_message.notification_id')
    // Compared by `=`, as in the outbox: with `in`, PostgreSQL may run the subquery again for every row.
    .where('push_message.id', '=', due)
    .returningAll('push_message')
    .returning(['push_notification.title', 'push_notification.body'])
    .executeTakeFirst();
  return (taken as TakenPush | undefined) ?? null;
};

/** How sending ended. The next call, where there is one, asks for the counts. */
export const endPushMessage = async (
  db: Db,
  id: string,
  end: {
    readonly state: 'SENT' | 'FAILED';
    readonly problem: PushProblem | null;
    readonly accepted: number | null;
    readonly at: Date;
    readonly nextAt: Date | null;
  },
): Promise<void> => {
  const { state, problem, accepted, at, nextAt } = end;
  await db
    .updateTable('push_message')
    .set({ state, problem, accepted, ended_at: at, next_at: nextAt, tries: 0 })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .execute();
};

export const postponePushMessage = async (db: Db, id: string, nextAt: Date | null): Promise<void> => {
  await db.updateTable('push_message').set({ next_at: nextAt }).where('id', '=', id).execute();
};

/** What the service counted of a sent message, and when it is asked again. */
export const countPushMessage = async (db: Db, id: string, counts: PushCounts, nextAt: Date | null): Promise<void> => {
  await db
    .updateTable('push_message')
    .set({ counts: JSON.stringify(counts), next_at: nextAt })
    .where('id', '=', id)
    .where('state', '=', 'SENT')
    .execute();
};

/** Takes back the messages of a notification that nobody has begun to send. Returns how many. */
export const takeBackMessages = async (db: Db, notificationId: string, at: Date): Promise<number> => {
  const taken = await db
    .updateTable('push_message')
    .set({ state: 'TAKEN_BACK', next_at: null, ended_at: at })
    .where('notification_id', '=', notificationId)
    .where('state', '=', 'SCHEDULED')
    .returning('id')
    .execute();
  return taken.length;
};

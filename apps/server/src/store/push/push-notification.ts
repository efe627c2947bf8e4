import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from '../database/index.ts';
import type { PushMessage } from './push-message.ts';

export type PushRecord = Selectable<Tables['push_notification']>;

interface NewPush {
  readonly notification: Omit<Insertable<Tables['push_notification']>, 'places'> & {
    readonly places: readonly string[] | null;
  };
  readonly messages: readonly Pick<PushMessage, 'id' | 'location_ids' | 'due_at' | 'latest_at'>[];
}

/** Stores a notification with its messages, each due at its time. */
export const insertPush = async (db: Db, { notification, messages }: NewPush): Promise<void> => {
  const places = notification.places === null ? null : JSON.stringify(notification.places);
  await db
    .insertInto('push_notification')
    .values({ ...notification, places })
    .execute();
  await db
    .insertInto('push_message')
    .values(
      messages.map(message => ({
        ...message,
        location_ids: JSON.stringify(message.location_ids),
        notification_id: notification.id,
        company_id: notification.company_id,
        state: 'SCHEDULED' as const,
        next_at: message.due_at,
      })),
    )
    .execute();
};

export const findPush = (db: Db, companyId: string, id: string): Promise<PushRecord | undefined> =>
  db
    .selectFrom('push_notification')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

interface PushListing {
  /** Those that went to none but these locations; null = all. */
  readonly within: readonly string[] | null;
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The notifications of a company, newest first. */
export const listPushes = (db: Db, companyId: string, { within, before, limit }: PushListing): Promise<PushRecord[]> =>
  db
    .selectFrom('push_notification')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(
      before === null
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(created_at, id) < (${before.at}::timestamptz, ${before.id}::text)`,
    )
    .where(
      within === null
        ? sql<SqlBool>`true`
        : sql<SqlBool>`not exists (
            select from push_message m
            where m.notification_id = push_notification.id and not m.location_ids <@ ${JSON.stringify(within)}::jsonb)`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

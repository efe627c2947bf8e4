import type { PushNotification } from '@commissary/contract';
import { tenantReach } from '@commissary/domain';
import { listPushes, messagesOf, type PushMessage, type PushRecord } from '../../store/push/index.ts';
import { listTenants } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

export interface PushPage {
  readonly configured: boolean;
  readonly notifications: PushNotification[];
  readonly next: string | null;
}

/** A page of the notifications that went to no location beyond the reach of this person, newest first. */
export const readPushes = async (
  context: RequestContext,
  { before, limit = 20 }: { readonly before?: string | undefined; readonly limit?: number | undefined },
): Promise<PushPage> => {
  const { db, company } = context;
  const rows = await listPushes(db, company.id, {
    within: await locationsWithin(context),
    before: before === undefined ? null : decodeCursor(before),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const messages = Map.groupBy(
    await messagesOf(
      db,
      page.map(({ id }) => id),
    ),
    ({ notification_id }) => notification_id,
  );
  return {
    configured: context.config.pushServiceUrl !== null,
    notifications: page.map(row => presented(row, messages.get(row.id) ?? [])),
    next: rows.length > limit && last !== undefined ? `${last.created_at.getTime()}.${last.id}` : null,
  };
};

/** The locations where this person may see notifications; null: all. */
const locationsWithin = async ({ db, company, person }: RequestContext): Promise<readonly string[] | null> => {
  const reach = tenantReach(person, company.id, 'MODIFY_ONLINE_ORDERING_CONFIGURATION');
  if (reach === 'all') return null;
  return (await listTenants(db, company.id, { reach, type: 'LOCATION' })).map(({ id }) => id);
};

const presented = (row: PushRecord, messages: readonly PushMessage[]): PushNotification => ({
  ...{ id: row.id, title: row.title, text: row.body, places: row.places, localDateTime: row.local_date_time },
  ...{ atNight: row.at_night, devices: row.devices, by: row.by_name, createdAt: row.created_at.getTime() },
  messages: messages.map(({ due_at, state, problem, location_ids, ended_at, accepted, counts }) => ({
    ...{ dueAt: due_at.getTime(), state, problem, locations: location_ids.length, accepted, counts },
    endedAt: ended_at?.getTime() ?? null,
  })),
});

const decodeCursor = (text: string): { readonly at: Date; readonly id: string } => {
  const [, at, id] = /^(\d{1,15})\.(\w{1,64})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw apiError(400, 'invalid', 'before');
  return { at: new Date(Number(at)), id };
};

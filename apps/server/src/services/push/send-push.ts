import { grewTooMuch, isNight, latestPush } from '@commissary/domain';
import { insertPush } from '../../store/push/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError, apiError } from '../errors/index.ts';
import { planTimes } from '../publish-times/index.ts';
import { type Audience, audienceLocations } from './audience.ts';
import { countDevices } from './push-service.ts';

export interface PushAsked extends Audience {
  readonly title: string;
  readonly text: string;
  /** On the clock of each location; absent: at once. */
  readonly localDateTime?: string | undefined;
  readonly atNight: boolean;
  /** The phones that the person saw counted. */
  readonly seen: number;
}

/** Stores a notification with one message for each instant at which it goes out, once for an idempotency key. */
export const sendPush = async (context: RequestContext, asked: PushAsked): Promise<{ readonly id: string }> => {
  const { company, person } = context;
  const locations = await audienceLocations(context, asked);
  if (locations.length === 0) throw apiError(400, 'NOBODY', 'places');
  // The service is asked before the transaction, and judged in it: a repeat gets the first result, whatever it says now.
  const [counted] = await Promise.allSettled([countDevices(context, company.id, locations)]);
  return runOnce(context, `pushNotifications.send ${company.id} ${JSON.stringify(asked)}`, async db => {
    if (counted.status === 'rejected') throw counted.reason;
    const devices = counted.value;
    if (devices === 0) throw apiError(400, 'NOBODY', 'places');
    if (grewTooMuch(asked.seen, devices)) throw new ApiError(409, [{ code: 'AUDIENCE_GREW', params: { devices } }]);
    const messages = await planMessages(
      { db, content: context.content, now: context.now, newId: context.newId },
      locations,
      asked,
    );
    const id = context.newId();
    const { title, text, places = null, localDateTime = null, atNight } = asked;
    await insertPush(db, {
      notification: {
        ...{ id, company_id: company.id, title, body: text, places },
        ...{ local_date_time: localDateTime, at_night: atNight, devices },
        ...{ by_name: person.name, created_at: context.now() },
      },
      messages,
    });
    await recordAudit(context, db, {
      action: 'push.send',
      companyId: company.id,
      target: id,
      subject: title,
      details: { devices, locations: locations.length, ...(localDateTime !== null && { localDateTime }) },
    });
    return { id };
  });
};

/** The messages, one for each instant; 400 with the locations where it would be night then. */
const planMessages = async (
  context: Pick<RequestContext, 'db' | 'content' | 'now' | 'newId'>,
  locations: readonly TenantRecord[],
  { localDateTime, atNight }: PushAsked,
) => {
  const now = context.now().getTime();
  const { starts } = await planTimes(context, locations, { localDateTime });
  const dueAt = ({ id }: TenantRecord) => starts.get(id) || now;
  if (!atNight) {
    refuse(
      'NO_TIME_ZONE',
      locations.filter(({ timeZone }) => timeZone === null),
    );
    refuse(
      'NIGHT',
      locations.filter(location => isNight(dueAt(location), location.timeZone ?? 'UTC')),
    );
  }
  return [...Map.groupBy(locations, dueAt)].map(([at, there]) => ({
    id: context.newId(),
    location_ids: there.map(({ id }) => id),
    due_at: new Date(at),
    latest_at: new Date(latestPush(at, [...new Set(there.map(({ timeZone }) => timeZone ?? 'UTC'))], atNight)),
  }));
};

const refuse = (code: string, some: readonly TenantRecord[]): void => {
  if (some.length > 0)
    throw new ApiError(
      400,
      some.map(({ id: path }) => ({ code, path })),
    );
};

import type { PushCounts } from '@commissary/domain';
import * as z from 'zod';
import type { TakenPush } from '../../store/push/index.ts';
import type { Context } from '../context/index.ts';
import { callService } from '../external-services/index.ts';

type Calling = Pick<Context, 'config' | 'outgoing'>;

const amount = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** How many phones have the app of a company and allow notifications from some of its locations. */
export const countDevices = async (
  context: Calling,
  companyId: string,
  locations: readonly { readonly id: string }[],
): Promise<number> => {
  const body = { companyId, locationIds: locations.map(({ id }) => id) };
  const { devices } = await callService(context, context.config.pushServiceUrl, {
    ...{ path: 'audience', method: 'POST', body },
    answer: z.object({ devices: amount }),
  });
  return devices;
};

/** Hands a message over; the service sends one id once. Throws as the HTTP client does. */
export const postMessage = async (
  { outgoing }: Calling,
  address: string,
  { id, company_id: companyId, location_ids: locationIds, title, body: text }: TakenPush,
): Promise<number> => {
  const body = { id, companyId, locationIds, title, text };
  const answer = z.object({ accepted: amount });
  return (await outgoing.call({ url: `${address}/messages`, method: 'POST', body, answer })).accepted;
};

/** What the service counted of a message. Throws as the HTTP client does. */
export const readCounts = ({ outgoing }: Calling, address: string, id: string): Promise<PushCounts> =>
  outgoing.call({
    url: `${address}/messages/${encodeURIComponent(id)}`,
    answer: z.object({ sent: amount, delivered: amount, opened: amount }),
  });

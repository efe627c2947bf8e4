import { HttpClientError } from '../../adapters/index.ts';
import {
  claimPushMessage,
  countPushMessage,
  endPushMessage,
  postponePushMessage,
  type TakenPush,
} from '../../store/push/index.ts';
import type { Context } from '../context/index.ts';
import { postMessage, readCounts } from './push-service.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** When a process ends while it calls the service, another one takes over after this time. */
const leaseMs = minute;
const longestWaitMs = 5 * minute;
/** The counts of a message are read after this time, then each time after half as long again as it was sent ago. */
const firstCountMs = 30 * second;
/** Until then. */
const countedMs = 7 * day;

/** Calls the push service for every message that is due: to send it, or for its counts. Returns how many it took. */
export const sendDuePushes = async (context: Context, isStopped: () => boolean = () => false): Promise<number> => {
  const address = context.config.pushServiceUrl;
  if (address === null) return 0;
  for (let taken = 0; ; taken += 1) {
    if (isStopped()) return taken;
    const at = context.now();
    const message = await claimPushMessage(context.db, at, new Date(at.getTime() + leaseMs));
    if (message === null) return taken;
    await (message.state === 'SENT' ? count(context, address, message) : send(context, address, message));
  }
};

const send = async (context: Context, address: string, message: TakenPush): Promise<void> => {
  const { db, now } = context;
  const { id } = message;
  const sent = (accepted: number | null) =>
    endPushMessage(db, id, {
      ...{ state: 'SENT', problem: null, accepted, at: now() },
      nextAt: new Date(now().getTime() + firstCountMs),
    });
  const failed = (problem: 'REFUSED' | 'TOO_LATE') =>
    endPushMessage(db, id, { state: 'FAILED', problem, accepted: null, at: now(), nextAt: null });
  if (now() > message.latest_at) {
    // An answer may have been lost, so the service may have sent it.
    const known = message.tries > 1 ? await isKnown(context, address, id) : false;
    if (known === true) return sent(null);
    const undecided = known === null && now().getTime() < message.latest_at.getTime() + day;
    return undecided ? postponePushMessage(db, id, new Date(now().getTime() + longestWaitMs)) : failed('TOO_LATE');
  }
  try {
    await sent(await postMessage(context, address, message));
  } catch (error) {
    if (!(error instanceof HttpClientError)) throw error;
    context.log({
      level: 'error',
      message: `The push service did not accept message ${id} (try ${message.tries}).`,
      error,
    });
    if (isFinal(error)) return failed('REFUSED');
    const wait = Math.min(longestWaitMs, 10 * second * 2 ** (message.tries - 1));
    await postponePushMessage(db, id, new Date(now().getTime() + wait));
  }
};

/** Whether a repeat would be refused as well. */
const isFinal = ({ delivery: { status } }: HttpClientError): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Whether the service has a message; null: it does not say. */
const isKnown = async (context: Context, address: string, id: string): Promise<boolean | null> => {
  try {
    await readCounts(context, address, id);
    return true;
  } catch (error) {
    if (!(error instanceof HttpClientError)) throw error;
    return error.delivery.status === 404 ? false : null;
  }
};

const count = async (context: Context, address: string, { id, ended_at }: TakenPush): Promise<void> => {
  const { db, now } = context;
  const at = now().getTime();
  const since = at - (ended_at?.getTime() ?? at);
  const nextAt = since >= countedMs ? null : new Date(at + Math.max(firstCountMs, since / 2));
  try {
    await countPushMessage(db, id, await readCounts(context, address, id), nextAt);
  } catch (error) {
    if (!(error instanceof HttpClientError)) throw error;
    await postponePushMessage(db, id, nextAt);
  }
};

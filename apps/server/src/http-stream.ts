import { PassThrough } from 'node:stream';
import type { Endpoint } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import type { Signal } from './store/signal.ts';

/** A person who closes the lid must not hold a connection for ever, and a proxy must not take silence for the end. */
const beatMs = 15_000;
/** A publish to thousands moves often; nobody reads faster than this. */
const pauseMs = 250;

/** Streams are ended with the server, which would wait for them otherwise. */
export type Streams = Set<() => void>;

export const wantsStream = ({ stream }: Endpoint, request: FastifyRequest): boolean =>
  stream === true && request.headers.accept === 'text/event-stream';

/**
 * Sends what `look` answers at once and whenever something that it `hears` of changed. Every look passes the whole road of a
 * call again: a session that ended or a right that was taken away ends the stream.
 */
export const sendStream = (
  { alarm, log }: Pick<Context, 'alarm' | 'log'>,
  streams: Streams,
  reply: FastifyReply,
  { first, hears, look }: { first: string; hears(changed: Signal): boolean; look(): Promise<string | null> },
): FastifyReply => {
  const stream = new PassThrough();
  let sent = '';
  const send = (text: string): void => {
    // Who reads too slowly gets the newest when there is room again.
    if (text === sent || stream.writableNeedDrain) return;
    stream.write(`event: snapshot\ndata: ${text}\n\n`);
    sent = text;
  };
  let again = false;
  let under = false;
  const follow = async (): Promise<void> => {
    again = true;
    if (under) return;
    under = true;
    while (again && !stream.destroyed) {
      again = false;
      const now = await look().catch(error => {
        log({ level: 'error', message: 'A stream could not be followed and was ended.', error });
        return null;
      });
      if (now === null) stream.end();
      else if (!stream.destroyed) send(now);
      await new Promise(resolve => setTimeout(resolve, pauseMs));
    }
    under = false;
  };
  const deaf = alarm.listen(changed => {
    if (changed === null || hears(changed)) void follow();
  });
  const beat = setInterval(() => {
    stream.write('event: beat\ndata:\n\n');
    void follow();
  }, beatMs);
  const end = (): void => void stream.end();
  streams.add(end);
  stream.once('close', () => {
    clearInterval(beat);
    deaf();
    streams.delete(end);
    again = false;
  });
  send(first);
  return reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream')
    .send(stream);
};

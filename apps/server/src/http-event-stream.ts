import { PassThrough } from 'node:stream';
import type { Endpoint } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStreams, Listener } from './http-event-streams.ts';

/** Who has not taken in what was sent for so many beats is not there any more. */
const maxHeartbeatsBehind = 2;

export const acceptsEventStream = ({ stream }: Endpoint, request: FastifyRequest): boolean =>
  stream === true && request.headers.accept === 'text/event-stream';

/** Sends what there is to see at once, and again when it changed. */
export const sendEventStream = (
  streams: EventStreams,
  reply: FastifyReply,
  { first, hears, look }: { readonly first: string } & Pick<Listener, 'hears' | 'look'>,
): FastifyReply => {
  const stream = new PassThrough();
  let sent = '';
  let newest = '';
  let beatsBehind = 0;
  const send = (text: string): void => {
    newest = text;
    // Who reads too slowly gets the newest when there is room again.
    if (text === sent || stream.destroyed || stream.writableEnded || stream.writableNeedDrain) return;
    stream.write(`event: snapshot\ndata: ${text}\n\n`);
    sent = text;
  };
  stream.on('drain', () => {
    beatsBehind = 0;
    send(newest);
  });
  const leave = streams.follow({
    hears,
    look,
    send,
    beat: () => {
      if (!stream.writableNeedDrain) stream.write('event: beat\ndata:\n\n');
      else if (++beatsBehind > maxHeartbeatsBehind) reply.raw.destroy();
    },
    end: () => void stream.end(),
  });
  stream.once('close', leave);
  reply.raw.once('close', leave);
  send(first);
  return reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream')
    .send(stream);
};

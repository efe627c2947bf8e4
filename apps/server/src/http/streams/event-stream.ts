import { PassThrough } from 'node:stream';
import type { Endpoint } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStreams, Listener } from './event-streams.ts';

/** A client that accepted nothing for so many heartbeats counts as disconnected. */
const maxHeartbeatsBehind = 2;

export const acceptsEventStream = ({ stream }: Endpoint, request: FastifyRequest): boolean =>
  stream === true && request.headers.accept === 'text/event-stream';

/** Sends the current state at once, and again when it changes. */
export const sendEventStream = (
  streams: EventStreams,
  reply: FastifyReply,
  { first, matches, read }: { readonly first: string } & Pick<Listener, 'matches' | 'read'>,
): FastifyReply => {
  const stream = new PassThrough();
  let sent = '';
  let newest = '';
  let beatsBehind = 0;
  const send = (text: string): void => {
    newest = text;
    // A slow reader gets the newest state when there is room again.
    if (text === sent || stream.destroyed || stream.writableEnded || stream.writableNeedDrain) return;
    stream.write(`event: snapshot\ndata: ${text}\n\n`);
    sent = text;
  };
  stream.on('drain', () => {
    beatsBehind = 0;
    send(newest);
  });
  const leave = streams.follow({
    matches,
    read,
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

import { PassThrough } from 'node:stream';
import type { Endpoint } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BroadcastRound, createBroadcastRound } from './broadcast-round.ts';
import type { EventStreams, Listener } from './event-streams.ts';

/** A client that accepted nothing for so many heartbeats counts as disconnected. */
const maxHeartbeatsBehind = 2;

export const acceptsEventStream = ({ stream }: Endpoint, request: FastifyRequest): boolean =>
  stream !== undefined && request.headers.accept === 'text/event-stream';

export interface StreamedCall extends Pick<Listener, 'matches' | 'read'> {
  /** The body of the response. */
  readonly first: object;
  readonly stream: Endpoint['stream'];
}

/** Sends the current state at once, and when it changes it again, or of a list what moved. */
export const sendEventStream = (
  streams: EventStreams,
  reply: FastifyReply,
  { first, stream: how, matches, read }: StreamedCall,
): FastifyReply => {
  const stream = new PassThrough();
  const memberId = typeof how === 'object' ? how.memberId : null;
  let sentText = '';
  let sentList: readonly unknown[] | null = null;
  let newest: object | null = null;
  let beatsBehind = 0;
  /** Null where nothing has changed since the last event. */
  const nextEvent = (body: object, round: BroadcastRound): string | null => {
    const list = memberId !== null && Array.isArray(body) ? body : null;
    const before = sentList;
    sentList = list;
    if (before !== null && list !== null && memberId !== null) {
      const changes = round.changesOf(before, list, memberId);
      return changes === null ? null : `event: changes\ndata: ${changes}\n\n`;
    }
    const text = round.textOf(body);
    if (text === sentText) return null;
    if (list === null) sentText = text;
    return `event: snapshot\ndata: ${text}\n\n`;
  };
  const send = (body: object, round: BroadcastRound): void => {
    newest = body;
    // A slow reader gets the newest state when there is room again.
    if (stream.destroyed || stream.writableEnded || stream.writableNeedDrain) return;
    const event = nextEvent(body, round);
    if (event !== null) stream.write(event);
  };
  stream.on('drain', () => {
    beatsBehind = 0;
    if (newest !== null) send(newest, createBroadcastRound());
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
  send(first, createBroadcastRound());
  return reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream')
    .send(stream);
};

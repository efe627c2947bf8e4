import { PassThrough } from 'node:stream';
import type { Endpoint } from '@commissary/contract';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createBroadcastRound } from './broadcast-round.ts';
import { sendEventStream } from './event-stream.ts';
import type { EventStreams, Listener } from './event-streams.ts';

/** A stream whose reader reads only on demand. */
const slowReader = (stream?: Endpoint['stream']) => {
  let listener: Listener | undefined;
  let sent = new PassThrough();
  let isCut = false;
  const streams: EventStreams = {
    follow: one => {
      listener = one;
      return () => undefined;
    },
    end: () => undefined,
  };
  const reply = {
    raw: {
      once: () => undefined,
      destroy: () => {
        isCut = true;
      },
    },
    header: () => reply,
    type: () => reply,
    send: (stream: PassThrough) => {
      sent = stream;
      return reply;
    },
  };
  const first = [{ id: 'first', text: 'x'.repeat(100_000) }];
  const call = { first, stream, matches: () => true, read: async () => null };
  sendEventStream(streams, reply as unknown as FastifyReply, call);
  if (listener === undefined) throw new Error('Nobody follows.');
  const read = () => String(sent.read() ?? '');
  const { send: sendIn, ...others } = listener;
  const send = (...members: object[]) => sendIn(members, createBroadcastRound());
  return { ...others, send, read, waiting: () => sent.readableLength + sent.writableLength, isCut: () => isCut };
};

describe('a slow reader of an event stream', () => {
  it('delays nothing, and gets the newest state when there is room again', async () => {
    const { send, read, waiting } = slowReader();
    const before = waiting();
    for (let at = 1; at <= 1000; at += 1) send({ id: 'state', at });
    expect(waiting()).toBe(before);
    let text = '';
    await expect
      .poll(() => {
        text += read();
        return text.endsWith('x"}]\n\nevent: snapshot\ndata: [{"id":"state","at":1000}]\n\n');
      })
      .toBe(true);
  });

  it('gets of a list what moved since its last event, when there is room again', async () => {
    const { send, read } = slowReader({ memberId: ['id'] });
    const [first] = [{ id: 'first', text: 'x'.repeat(100_000) }];
    for (let at = 1; at <= 1000; at += 1) send(first, { id: 'state', at });
    let text = '';
    await expect
      .poll(() => {
        text += read();
        return text.slice(text.indexOf('event: changes'));
      })
      .toBe('event: changes\ndata: {"removed":[],"added":[[1,{"id":"state","at":1000}]],"changed":[]}\n\n');
  });

  it('is disconnected after two heartbeats without room, and not before', async () => {
    const { beat, read, isCut, send } = slowReader();
    beat();
    beat();
    expect(isCut()).toBe(false);
    read();
    await expect.poll(read).toBe('');
    send({ text: 'y'.repeat(100_000) });
    beat();
    beat();
    expect(isCut()).toBe(false);
    beat();
    expect(isCut()).toBe(true);
  });
});

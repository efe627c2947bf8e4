import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendEventStream } from './event-stream.ts';
import type { EventStreams, Listener } from './event-streams.ts';

/** A stream whose reader reads only on demand. */
const slowReader = () => {
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
  const first = 'x'.repeat(100_000);
  sendEventStream(streams, reply as unknown as FastifyReply, { first, matches: () => true, read: async () => null });
  if (listener === undefined) throw new Error('Nobody follows.');
  const read = () => String(sent.read() ?? '');
  return { ...listener, read, waiting: () => sent.readableLength + sent.writableLength, isCut: () => isCut };
};

describe('a slow reader of an event stream', () => {
  it('delays nothing, and gets the newest state when there is room again', async () => {
    const { send, read, waiting } = slowReader();
    const before = waiting();
    for (let at = 1; at <= 1000; at += 1) send(`state ${at}`);
    expect(waiting()).toBe(before);
    let text = '';
    await expect
      .poll(() => {
        text += read();
        return text.endsWith('x\n\nevent: snapshot\ndata: state 1000\n\n');
      })
      .toBe(true);
  });

  it('is disconnected after two heartbeats without room, and not before', async () => {
    const { beat, read, isCut, send } = slowReader();
    beat();
    beat();
    expect(isCut()).toBe(false);
    read();
    await expect.poll(read).toBe('');
    send('y'.repeat(100_000));
    beat();
    beat();
    expect(isCut()).toBe(false);
    beat();
    expect(isCut()).toBe(true);
  });
});

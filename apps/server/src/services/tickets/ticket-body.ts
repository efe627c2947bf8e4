import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Ticket } from '@commissary/domain';
import { dictionaries } from './dictionaries.ts';

/** A ticket as it is stored: compressed with a dictionary, which is one of a list that only grows. */
export interface TicketBody {
  readonly body: Buffer;
  readonly dictionary: number;
}

const newest = dictionaries.length - 1;
/**
 * A ticket and its dictionary are some kilobytes: a window of 8 kB finds as much in them as one of 32, and preparing the
 * memory of that one took longer than compressing.
 */
const compression = { level: 9, windowBits: 13, memLevel: 4, chunkSize: 2_048 } as const;

/** The body is without the guest, who is encrypted beside it and forgotten after some time. */
export const packTicket = (ticket: Ticket): TicketBody => ({
  body: deflateRawSync(JSON.stringify({ ...ticket, customer: null }), {
    dictionary: dictionaryOf(newest),
    ...compression,
  }),
  dictionary: newest,
});

/**
 * Returns a ticket as it was sent, without its guest.
 *
 * @public
 */
export const unpackTicket = ({
  body,
  dictionary,
}: {
  readonly body: Uint8Array;
  readonly dictionary: number;
}): Ticket => JSON.parse(inflateRawSync(body, { dictionary: dictionaryOf(dictionary) }).toString('utf8')) as Ticket;

const bytesOf = dictionaries.map(text => Buffer.from(text));

const dictionaryOf = (version: number): Buffer => {
  const bytes = bytesOf[version];
  if (bytes === undefined) throw new Error(`There is no dictionary ${version} for tickets.`);
  return bytes;
};

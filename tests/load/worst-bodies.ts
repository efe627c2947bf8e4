import { gzipSync } from 'node:zlib';
import { contract, largeLimits } from '@commissary/contract';

/** A body that costs more than its size suggests, and the call that it is sent to. */
export interface WorstBody {
  readonly what: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const mebibyte = 1024 * 1024;
const company = 'sorrel-and-salt';
/** Of a menu: an empty list counts as two. */
const mostValues = largeLimits(contract.menus.saveBase).values - 10;
const lists = (bytes: number): string => `[${'[],'.repeat(Math.floor(bytes / 3) - 2)}[]]`;
const menuWith = (blob: string): string => JSON.stringify({ id: 'dinner', ver: 1, menuBlob: blob });
const members = (bytes: number): string => {
  const said: string[] = [];
  for (let [length, at] = [2, 0]; length < bytes; at += 1)
    length += said[said.push(`"${at.toString(36)}":1`) - 1]?.length ?? 0;
  return `{${said.join()}}`;
};

const packed = (what: string, text: string): WorstBody => ({
  what,
  method: 'PUT',
  path: `/api/menus/company/${company}`,
  type: 'application/octet-stream',
  bytes: gzipSync(text),
});
const settings = (what: string, blob: string): WorstBody => ({
  what,
  method: 'PUT',
  path: `/api/blobs/settings/company/${company}`,
  type: 'application/json',
  bytes: Buffer.from(`{"id":"settings-${company}","ver":1,"settingsBlob":${blob}}`),
});
const sample = (what: string, text: string): WorstBody => ({
  what,
  method: 'POST',
  path: '/api/sample/open',
  type: 'application/json',
  bytes: Buffer.from(text),
});
const nested = (what: string, text: string): WorstBody => ({
  ...sample(what, text),
  path: '/api/sync-locations/preview',
});

/** Bodies of the maximum size for a caller with every permission, and far larger ones. */
export const worstBodies = (): readonly WorstBody[] => [
  packed('63 MiB of lists, packed', `{"id":"dinner","ver":1,"menuBlob":${lists(63 * mebibyte)}}`),
  packed('63 MiB of lists in the text of a menu, packed', menuWith(lists(63 * mebibyte))),
  packed('as many lists as there may be in the text of a menu', menuWith(lists((mostValues / 2) * 3))),
  packed(
    'as many texts as there may be',
    menuWith(`[${Array.from({ length: mostValues }, (_, at) => `"${at}"`).join()}]`),
  ),
  packed(
    'as many items as there may be',
    menuWith(
      `{"departments":[{"id":"a","items":[${Array(mostValues / 2 - 10)
        .fill('{}')
        .join()}]}]}`,
    ),
  ),
  settings('1 MiB of lists', lists(mebibyte)),
  settings('lists within lists', `${'['.repeat(mebibyte / 2)}${']'.repeat(mebibyte / 2)}`),
  settings('a text of 1 MiB', `{"a":"${'x'.repeat(mebibyte)}"}`),
  settings('1 MiB of members', members(mebibyte)),
  settings('7 MiB of texts', `[${Array.from({ length: 70 }, () => `"${'x'.repeat(100_000)}"`).join()}]`),
  sample('1 MiB of lists, by nobody', lists(mebibyte)),
  sample('a text of 1 MiB, by nobody', `{"token":"${'x'.repeat(mebibyte)}"}`),
  nested('1 MiB of places', JSON.stringify({ locationIds: Array.from({ length: 60_000 }, (_, at) => `place-${at}`) })),
  nested('10,000 places', JSON.stringify({ locationIds: Array.from({ length: 10_000 }, (_, at) => `place-${at}`) })),
];

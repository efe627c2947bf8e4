import { gzipSync } from 'node:zlib';
import { contract, largeLimits } from '@commissary/contract';

/** A body that costs more than its size suggests, and the call that it is sent to; or a read without one. */
export interface WorstBody {
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT';
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

/** An edit of money at a location, as any text: `ver` is that of a location with and without values of its own. */
const edited = (what: string, value: string, ver: number): WorstBody => ({
  ...sample(
    what,
    JSON.stringify({
      kind: 'settings',
      places: [
        { tenantId: 'elm-st', ver, edits: [{ op: 'set', path: '/tableSettings/issueServerBankOfAmount', value }] },
      ],
    }),
  ),
  path: `/api/overrides/company/${company}/set/preview`,
});
const longTexts: Readonly<Record<string, string>> = {
  digits: '1'.repeat(55_000),
  zeros: `0.${'0'.repeat(55_000)}x`,
  spaces: `1${' '.repeat(55_000)}1`,
  parentheses: `${'('.repeat(27_500)}${')'.repeat(27_500)}`,
};
/** A dry run of the most rows that a file may have. */
const imported = (what: string, row: object): WorstBody => ({
  ...sample(
    what,
    JSON.stringify({
      dryRun: true,
      fileName: 'people.csv',
      place: { type: 'COMPANY', id: company },
      wagesFrom: '2026-11-02',
      rows: Array.from({ length: 5000 }, (_, at) => ({ phone: `312${5_550_000 + at}`, ...row })),
    }),
  ),
  path: `/api/users/company/${company}/import`,
});
const times = (name: string, count: number): string => Array.from({ length: count }, () => name).join(';');
const read = (what: string, path: string): WorstBody => ({
  what,
  method: 'GET',
  path,
  type: 'application/json',
  bytes: Buffer.alloc(0),
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
  ...Object.entries(longTexts).flatMap(([what, text]) => [0, 1].map(ver => edited(`55,000 ${what}`, text, ver))),
  imported('5,000 rows of 60 jobs at 55 places', { name: 'Ana', job: times('Server', 60), place: times('Elm St', 55) }),
  imported('5,000 rows of one name', { name: 'Sam Same' }),
  ...Array.from({ length: 4 }, (_, at) => read(`an overview (${at})`, `/api/home/${company}/overview`)),
  ...Array.from({ length: 4 }, (_, at) => read(`the document of all calls (${at})`, '/api/openapi.json')),
  nested('10,000 places', JSON.stringify({ locationIds: Array.from({ length: 10_000 }, (_, at) => `place-${at}`) })),
];

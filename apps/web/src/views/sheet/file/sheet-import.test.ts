import { initialDocument } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { csvOf } from '@commissary/domain';
import { expect, it } from 'vitest';
import { snapshotFromResponse } from '../../../snapshot/index.ts';
import { gridOf } from '../sheet-grid.ts';
import { cellState, nothingPending, type SheetTenantState, tenantsToSave } from '../sheet-state.ts';
import { readSheetFile, type SheetFile } from './read-sheet-file.ts';
import { sheetImport } from './sheet-import.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const tips = '/tableSettings/serverKeepsTips';
const at = (own: readonly Change[], permissions = ['accessConfigurationOptions']): SheetTenantState =>
  snapshotFromResponse('settings', 'location', {
    baseId: 'b',
    baseVer: 1,
    base: initialDocument('settings'),
    override: { id: 'o', ver: 3, changes: [...own] },
    groupOverride: null,
    permissions,
  });
const tenants = new Map([
  ['elm', at([{ op: 'set', path: bank, value: '200.00' }])],
  ['cafe', at([])],
  ['ash', at([], [])],
]);
const grid = gridOf(
  [
    { path: bank, words: ['Server bank'] },
    { path: tips, words: ['Keeps tips'] },
  ],
  [
    { tenantId: 'elm', name: 'Elm St.', level: 'location', groupId: null },
    { tenantId: 'cafe', name: 'Café', level: 'location', groupId: null },
    { tenantId: 'ash', name: 'Ash', level: 'location', groupId: null },
  ],
  { isPriced: true },
);
const read = async (content: BlobPart): Promise<SheetFile> => {
  const found = await readSheetFile(new Blob([content]));
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const imported = async (content: BlobPart) => sheetImport(grid, tenants, nothingPending, await read(content));

it('[RULE.prices.24] changes only what differs from what is shown: an inherited value stays inherited', async () => {
  const file = csvOf([
    ['', 'Café', 'Elm St.', 'Ash'],
    ['Server bank', '$0', '+10%', '0.00'],
    ['Keeps tips', '', 'yes', ''],
  ]);
  const found = await imported(file);
  expect(found).toMatchObject({ changed: 2, columns: [['Elm St.', 2]], problems: [] });
  expect(tenantsToSave(tenants, found.pending)).toEqual([
    {
      tenantId: 'elm',
      ver: 3,
      edits: [
        { op: 'set', path: bank, value: '220.00' },
        { op: 'set', path: tips, value: true },
      ],
    },
  ]);
  expect(cellState(tenants, found.pending, { tenantId: 'cafe', path: bank })?.overridden).toBe(false);
});

it('[RULE.prices.25] says of each row and cell that cannot be used why, and takes the rest', async () => {
  const found = await imported(
    [
      ',Elm St.,Café,Ash,Nowhere,Elm St.',
      'Server bank,1.00,much,5.00,,',
      'Tip jar,1.00,,,,',
      'Keeps tips,,yes,,,',
      'keeps tips,,no,,,',
    ].join('\n'),
  );
  expect(found.problems).toEqual([
    { line: 1, column: 'Elm St.', reason: '“Elm St.” is there more than once.' },
    { line: 1, column: 'Nowhere', reason: '“Nowhere” is not a column of this page.' },
    { line: 1, column: 'Elm St.', reason: '“Elm St.” is there more than once.' },
    { line: 2, column: 'Ash', reason: 'Cannot be changed here.' },
    { line: 2, column: 'Café', reason: '“much” is not valid. Enter an amount such as 12.50.' },
    { line: 3, column: '', reason: '“Tip jar” is not on this page.' },
    { line: 5, column: '', reason: '“keeps tips” is there more than once.' },
  ]);
  expect([found.changed, found.columns]).toEqual([1, [['Café', 1]]]);
});

it('[RULE.prices.25] reads Unicode and what Windows writes, and no file that is none or too large', async () => {
  const table = ';Café\r\nServer bank;12,5\r\nKeeps tips;yes\r\n';
  const windows = Uint8Array.from(table, letter => letter.charCodeAt(0));
  const wide = Uint8Array.from([0xff, 0xfe, ...[...table].flatMap(letter => [letter.charCodeAt(0), 0])]);
  for (const [bytes, isLegacyText] of [
    [windows, true],
    [wide, false],
    [new TextEncoder().encode(table), false],
  ] as const) {
    const file = await read(bytes);
    expect([file.columns, file.isLegacyText]).toEqual([['Café'], isLegacyText]);
    expect(sheetImport(grid, tenants, nothingPending, file).changed).toBe(1);
  }
  const problemOf = (content: BlobPart) => readSheetFile(new Blob([content]));
  expect(await problemOf(new Uint8Array([0x50, 0x4b, 3, 4]))).toEqual({ problem: 'spreadsheet' });
  expect(await problemOf('a\0b')).toEqual({ problem: 'binary' });
  expect(await problemOf(' \n')).toEqual({ problem: 'empty' });
  expect(await problemOf(',a\n"b,1')).toEqual({ problem: 'unclosed-quote' });
  expect(await problemOf(new Uint8Array(50 * 1024 * 1024))).toEqual({ problem: 'too-large' });
});

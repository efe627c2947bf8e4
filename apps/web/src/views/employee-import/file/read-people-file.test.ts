import { employeeColumns } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { readPeopleFile } from './read-people-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (content: string | Uint8Array) =>
  readPeopleFile(employeeColumns, 'people.csv', typeof content === 'string' ? bytes(content) : content);
const file = (content: string | Uint8Array) => {
  const found = read(content);
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const cells = (content: string | Uint8Array) => file(content).rows.map(row => row.cells);
const utf16 = (text: string, bigEndian: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? '\ufeff' : ''), ...text].map(letter => letter.charCodeAt(0));
  return new Uint8Array(units.flatMap(unit => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};

const table = 'Name,Email\r\nZoë Müller,zoe@example.com\r\n"Ode, Ben",\r\n';
const people = [
  ['Zoë Müller', 'zoe@example.com'],
  ['Ode, Ben', ''],
];

describe('a file with people', () => {
  it.each<[what: string, content: string | Uint8Array]>([
    ['with CRLF', table],
    ['with LF', table.replaceAll('\r\n', '\n')],
    ['with CR', table.replaceAll('\r\n', '\r')],
    ['with a byte order mark', `\ufeff${table}`],
    ['with semicolons', 'Name;Email\nZoë Müller;zoe@example.com\nOde, Ben;\n'],
    ['with tabs', 'Name\tEmail\nZoë Müller\tzoe@example.com\nOde, Ben\t\n'],
    ['with empty lines and lines of separators', `\r\n${table}\r\n,\r\n , \r\n`],
    ['in UTF-16, little-endian', utf16(table, false, true)],
    ['in UTF-16, big-endian', utf16(table, true, true)],
    ['in UTF-16 without a mark', utf16(table, false, false)],
  ])('%s is read', (_, content) => {
    expect(cells(content)).toEqual(people);
    expect(file(content)).toMatchObject({ hasHeaders: true, isLegacyText: false, columns: 2 });
  });

  it('that Windows wrote in its own encoding is read, and says so', () => {
    const found = file(new Uint8Array([...table].map(letter => letter.charCodeAt(0))));
    expect(found.rows.map(row => row.cells)).toEqual(people);
    expect(found.isLegacyText).toBe(true);
  });

  it('keeps the numbers that a spreadsheet shows', () => {
    expect(file('\nName,Email\n\nAnn,a@example.com\n').rows.map(({ line }) => line)).toEqual([4]);
  });

  it('without headers has none, and its first row is somebody', () => {
    expect(file('Ann Lee,ann@example.com\nBen Ode,\n')).toMatchObject({ hasHeaders: false, headers: [], columns: 2 });
    expect(cells('Ann Lee,ann@example.com\n')).toEqual([['Ann Lee', 'ann@example.com']]);
  });

  it('names headers that several columns have', () => {
    expect(file('Name,Email,email\nAnn,a@example.com,b@example.com\n').duplicateHeaders).toEqual(['email']);
  });

  it('keeps formulas and very long cells as they are', () => {
    const long = 'x'.repeat(100_000);
    expect(cells(`Name,Note\n=cmd|'/c calc'!A1,${long}\n`)).toEqual([["=cmd|'/c calc'!A1", long]]);
  });

  it.each<[content: string | Uint8Array, problem: object]>([
    ['', { problem: 'empty' }],
    [' \r\n ,, \r\n', { problem: 'empty' }],
    ['Name,Email\n', { problem: 'no-rows' }],
    ['Name,Email\nAnn,a@example.com\n"Ben,b@example.com\nCyd,\n', { problem: 'unclosed-quote', line: 3 }],
    [new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), { problem: 'spreadsheet' }],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), { problem: 'spreadsheet' }],
    [new Uint8Array(5000).map((_, index) => (index * 7919) % 251), { problem: 'binary' }],
    [`Name,Email\nAnn\0,a@example.com\n`, { problem: 'binary' }],
    [new Uint8Array(20 * 1024 * 1024).fill(65), { problem: 'too-large' }],
    [`Name\n${'Ann\n'.repeat(5001)}`, { problem: 'too-many-rows', rows: 5001 }],
  ])('that is none says why (%#)', (content, problem) => {
    expect(read(content)).toEqual(problem);
  });

  it('has 5,000 rows at most', () => {
    expect(file(`Name\n${'Ann\n'.repeat(5000)}`).rows).toHaveLength(5000);
  });
});

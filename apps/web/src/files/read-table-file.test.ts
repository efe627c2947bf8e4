import { csvOf } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { readTableFile } from './read-table-file.ts';
import { sheetXml, workbookOf } from './testing/workbook.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (content: string | Uint8Array) =>
  readTableFile('menu', typeof content === 'string' ? bytes(content) : content);
const table = (content: string | Uint8Array) => {
  const found = read(content);
  if (!('headers' in found)) throw new Error(JSON.stringify(found));
  return found;
};
const cells = (content: string | Uint8Array) => {
  const { headers, rows } = table(content);
  return [headers, ...rows.map(row => row.cells)];
};
const items = [
  ['Item', 'Price'],
  ['Margherita', '18.00'],
  ['Jalapeño, "hot"', '19.50'],
];

describe('[RULE.files.01] a table is read from what is in the file', () => {
  it.each<[what: string, content: string | Uint8Array]>([
    ['CSV', csvOf(items)],
    ['semicolons', 'Item;Price\nMargherita;18.00\n"Jalapeño, ""hot""";19.50\n'],
    ['tabs', 'Item\tPrice\nMargherita\t18.00\n"Jalapeño, ""hot"""\t19.50\n'],
    ['XLSX', workbookOf(sheetXml(items))],
    ['JSON', '[{"Item":"Margherita","Price":"18.00"},{"Item":"Jalapeño, \\"hot\\"","Price":"19.50"}]'],
    [
      'JSON with numbers',
      '{"items":[{"Item":"Margherita","Price":18.00},{"Item":"Jalapeño, \\"hot\\"","Price":19.50}]}',
    ],
    [
      'XML',
      '<?xml version="1.0"?><menu><item Item="Margherita"><Price>18.00</Price></item><item><Item>Jalapeño, &quot;hot&#34;</Item><Price><![CDATA[19.50]]></Price></item></menu>',
    ],
  ])('%s', (_, content) => {
    expect(cells(content)).toEqual(items);
  });

  it.each(['{"entityType":"LOCATION_SETTINGS"}', '{"departments":[],"pricingSchemes":[]}'])(
    'an exported document is no table: %s',
    document => expect(read(document)).toEqual({ name: 'menu', document }),
  );

  it('departments of another system are a table', () => {
    expect(cells('{"departments":[{"name":"Pizza"}]}')).toEqual([['name'], ['Pizza']]);
  });

  it('keeps the numbers that a spreadsheet shows, and every column', () => {
    expect(table('Item,Item\n\nA,B,C\n')).toMatchObject({
      headers: ['Item', 'Item', ''],
      rows: [{ line: 3, cells: ['A', 'B', 'C'] }],
    });
  });
});

describe('[RULE.files.02] a cell of a spreadsheet is read as it shows it', () => {
  const one = (xml: string, others?: Readonly<Record<string, string>>) =>
    cells(workbookOf(sheetXml([['Item'], [{ xml }]]), others))[1]?.[0];
  it.each<[what: string, xml: string, text: string]>([
    ['a number with the digits of a float', '<c><v>12.100000000000001</v></c>', '12.1'],
    ['a number', '<c><v>16.989999999999998</v></c>', '16.99'],
    ['a long id', '<c><v>12345678901234567</v></c>', '12345678901234567'],
    ['a formula with a stored value', '<c><f>6*3</f><v>18</v></c>', '18'],
    ['a formula without one', '<c><f>HYPERLINK("x")</f></c>', '=HYPERLINK("x")'],
    ['a text of a formula', '<c t="str"><f>A1</f><v>Pie</v></c>', 'Pie'],
    ['a truth', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['a shared text', '<c t="s"><v>1</v></c>', 'Half and full'],
    ['a shared text that is missing', '<c t="s"><v>7</v></c><c t="inlineStr"><is><t>x</t></is></c>', ''],
  ])('%s', (_, xml, text) => {
    const shared =
      '<sst><si><t>A</t></si><si><r><t>Half </t></r><r><t>and full</t></r><rPh><t>ha-fu</t></rPh></si></sst>';
    expect(one(xml, { 'xl/sharedStrings.xml': shared })).toBe(text);
  });

  it('in its column and row, of the first sheet that is shown and has any', () => {
    const sheet =
      '<x:worksheet><x:sheetData><x:row r="4"><x:c r="B4" t="inlineStr"><x:is><x:t>Item</x:t></x:is></x:c></x:row><x:row r="9"><x:c r="C9"><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const found = table(
      workbookOf(sheet, {
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Notes" state="hidden" r:id="rId2"/><sheet name="Empty" r:id="rId3"/><sheet name="Lunch" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Target="worksheets/sheet3.xml"/></Relationships>',
        'xl/worksheets/sheet2.xml': sheetXml([['Secret'], ['x']]),
        'xl/worksheets/sheet3.xml': sheetXml([]),
      }),
    );
    expect(found).toMatchObject({
      sheet: 'Lunch',
      headers: ['', 'Item', ''],
      rows: [{ line: 9, cells: ['', '', '3'] }],
    });
  });
});

describe('[RULE.files.03] a tree is read as a table', () => {
  it('each record of an inner list is a row, beside what is around it', () => {
    const menu = {
      name: 'Dinner',
      categories: [
        {
          name: 'Pizza',
          items: [
            {
              name: 'Margherita',
              price: 18,
              sizes: [
                { name: '10 in', price: 14 },
                { name: '14 in', price: 18 },
              ],
            },
            { name: 'Plain', tax: { name: 'Food' }, note: null },
          ],
        },
        { name: 'Empty', items: [] },
      ],
    };
    expect(cells(JSON.stringify(menu))).toEqual([
      ['file.name', 'categories.name', 'items.name', 'items.price', 'sizes.name', 'sizes.price', 'tax.name'],
      ['Dinner', 'Pizza', 'Margherita', '18', '10 in', '14', ''],
      ['Dinner', 'Pizza', 'Margherita', '18', '14 in', '18', ''],
      ['Dinner', 'Pizza', 'Plain', '', '', '', 'Food'],
      ['Dinner', 'Empty', '', '', '', '', ''],
    ]);
  });

  it('of several lists in one record each has its rows', () => {
    expect(cells('[{"a":1,"b":[{"x":2},{"x":3}],"c":["u","v"]}]')).toEqual([
      ['a', 'x', 'c'],
      ['1', '2', ''],
      ['1', '3', ''],
      ['1', '', 'u'],
      ['1', '', 'v'],
    ]);
  });

  it('in XML too, with names that every object has', () => {
    expect(
      cells(
        '<m><i constructor="c"><__proto__>p</__proto__></i><i hasOwnProperty="">text<__proto__>q</__proto__></i></m>',
      ),
    ).toEqual([
      ['constructor', '__proto__', 'text'],
      ['c', 'p', ''],
      ['', 'q', 'text'],
    ]);
    expect(cells('[{"__proto__":"p","constructor":"c"}]')).toEqual([
      ['__proto__', 'constructor'],
      ['p', 'c'],
    ]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('numbers keep every digit', () => {
    expect(cells('[{"id":12345678901234567890,"price":1.10}]')[1]).toEqual(['12345678901234567890', '1.10']);
  });
});

describe('[RULE.files.04] a file that is none says why, and nothing of it is read', () => {
  const megabyte = 1024 * 1024;
  /** The size of the last entry in the directory of an archive, as it says itself. */
  const saying = (archive: Uint8Array, size: number): Uint8Array => {
    const copy = archive.slice();
    const view = new DataView(copy.buffer);
    let at = copy.length - 4;
    while (view.getUint32(at, true) !== 0x02014b50) at--;
    view.setUint32(at + 24, size, true);
    return copy;
  };
  it.each<[what: string, content: string | Uint8Array, problem: object]>([
    ['nothing', '', { problem: 'empty' }],
    ['headers alone', 'Item,Price\n', { problem: 'no-rows' }],
    ['an open quote', 'Item\nA\n"B\n', { problem: 'unclosed-quote', line: 3 }],
    ['too many rows', `Item\n${'A\n'.repeat(20_001)}`, { problem: 'too-many-rows', rows: 20_001 }],
    ['too many columns', `${'a,'.repeat(300)}a\nb\n`, { problem: 'too-many-columns' }],
    ['too many bytes', new Uint8Array(10 * megabyte + 1).fill(65), { problem: 'too-large' }],
    ['bytes', new Uint8Array(5000).map((_, index) => (index * 7919) % 251), { problem: 'binary' }],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), { problem: 'spreadsheet' }],
    ['another archive', workbookOf('', { 'xl/workbook.xml': '<workbook/>' }), { problem: 'binary' }],
    ['half an archive', workbookOf(sheetXml(items)).slice(0, 300), { problem: 'unreadable' }],
    ['a sheet that is cut off', workbookOf('<worksheet><sheetData><row><c>'), { problem: 'broken', line: 1 }],
    ['a sheet without cells', workbookOf(sheetXml([])), { problem: 'empty' }],
    [
      'a sheet with a million rows',
      workbookOf(`<s>${'<row><c><v>1</v></c></row>'.repeat(100_000)}</s>`),
      { problem: 'too-many-rows', rows: 20_001 },
    ],
    [
      'a cell far to the right',
      workbookOf('<s><row><c r="XFD1"><v>1</v></c></row></s>'),
      { problem: 'too-many-columns' },
    ],
    ['an archive that unpacks to gigabytes', saying(workbookOf('<s/>'), 2 ** 31), { problem: 'too-large-unpacked' }],
    [
      'an archive that unpacks to more than it says',
      saying(workbookOf(sheetXml(items)), 20),
      { problem: 'broken', line: 1 },
    ],
    [
      'an archive with thousands of files',
      workbookOf('<s/>', Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`${index}`, '']))),
      { problem: 'too-large-unpacked' },
    ],
    ['a document type', '<!DOCTYPE m [<!ENTITY a "aaaa">]><m><i>&a;</i></m>', { problem: 'doctype' }],
    ['a file of the server', '<!DOCTYPE m SYSTEM "file:///etc/passwd"><m/>', { problem: 'doctype' }],
    ['a document type in a sheet', workbookOf('<!DOCTYPE s><s/>'), { problem: 'doctype' }],
    ['XML that is cut off', '<m>\n<i>a</i>\n<i>b', { problem: 'broken', line: 3 }],
    ['XML with crossed elements', '<m>\n<i><b>a</i></b></m>', { problem: 'broken', line: 2 }],
    ['XML that is none', '<<<', { problem: 'broken', line: 1 }],
    ['XML too deep', `${'<a>'.repeat(65)}${'</a>'.repeat(65)}`, { problem: 'too-deep' }],
    ['JSON that is cut off', '[{"a":1},\n{"a":', { problem: 'broken', line: 2 }],
    ['JSON too deep', '['.repeat(1_000_000), { problem: 'too-deep' }],
    ['JSON without a list', '{"a":1}', { problem: 'no-records' }],
    ['JSON with empty lists', '{"a":[[],[{}]]}', { problem: 'no-records' }],
    ['JSON with too many records', `[${'{"a":1},'.repeat(20_000)}{"a":1}]`, { problem: 'too-many-rows', rows: 20_001 }],
    [
      'JSON with too many names',
      JSON.stringify([Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`n${index}`, 'x']))]),
      { problem: 'too-many-columns' },
    ],
  ])('%s', (_, content, problem) => {
    expect(read(content)).toEqual(problem);
  });

  it('as much as is allowed is read', () => {
    expect(table(`Item\n${'A\n'.repeat(20_000)}`).rows).toHaveLength(20_000);
    expect(table(`[${'{"a":1},'.repeat(19_999)}{"a":1}]`).rows).toHaveLength(20_000);
    expect(table(workbookOf(`<s>${'<row><c><v>1</v></c></row>'.repeat(20_001)}</s>`)).rows).toHaveLength(20_000);
    expect(table(`${'a,'.repeat(299)}a\nb\n`).headers).toHaveLength(300);
    expect(cells(`${'<a>'.repeat(63)}<b>x</b>${'</a>'.repeat(63)}`)[1]).toEqual(['x']);
  });
});

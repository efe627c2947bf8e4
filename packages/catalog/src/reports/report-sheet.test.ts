import { csvOf } from '@commissary/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportTexts } from '../texts/index.ts';
import { answer } from './ask.ts';
import { comparedTable } from './compared.ts';
import { measures } from './measures.ts';
import { reportSheets } from './report-sheet.ts';
import { changeText, dimensionWords, measureText, measureUnit } from './report-words.ts';
import { reports } from './reports.ts';
import { anyTicket, postingsAt } from './testing/ticket.arbitrary.ts';

const whole = { from: '2026-11-01', to: '2026-12-31' };
const first = { from: '2026-11-29', to: '2026-11-30' };
const wordsOf = dimensionWords([
  { dimension: 'server', id: 'ann', name: '=HYPERLINK("x")' },
  { dimension: 'item', id: 'soup', name: '@soup' },
]);

describe('the cells of a file', () => {
  it('[RULE.sold.19] are the numbers of the answer to the cent, and their rows add up to their totals', () => {
    fc.assert(
      fc.property(
        fc.array(anyTicket, { maxLength: 6 }),
        fc.constantFrom(...Object.values(reports)),
        (tickets, { tables, only, chart }) => {
          const postings = postingsAt(tickets);
          const asked = tables.map(table => ({ ...table, filters: only, period: whole }));
          const compared = asked.map(question =>
            comparedTable(
              { ...question, ...answer(question, postings) },
              { ...question, ...answer({ ...question, period: first }, postings) },
            ),
          );
          const sheets = reportSheets(compared, chart.measure, wordsOf);
          sheets.forEach(({ head, rows }, at) => {
            const [table, question] = [compared[at], asked[at]];
            if (table === undefined || question === undefined) throw new Error('no table');
            const names = Math.max(1, question.dimensions.length);
            for (const row of rows) expect(row).toHaveLength(head.length);
            question.measures.forEach((key, column) => {
              const cells = rows.map(row => row[names + column * 3]);
              const exact = cells.map(cell => (typeof cell === 'object' ? unscaled(cell.decimal) : 0n));
              const { kind } = measures[key];
              const total = answer(question, postings).total[column] ?? null;
              if (kind !== 'DURATION') expect(exact.at(-1)).toBe(BigInt(total ?? 0));
              if ('plus' in measures[key] && question.dimensions.length > 0)
                expect(exact.slice(0, -1).reduce((sum, value) => sum + value, 0n)).toBe(exact.at(-1));
            });
          });
        },
      ),
    );
  });

  it('[RULE.sold.19] are exact numbers in the unit of their column, and a name is a text whatever it begins with', () => {
    const question = { measures: ['net', 'tipShare'], dimensions: ['server'] } as const;
    const rows = [
      { by: ['ann'], values: [-1_205, 1_850] },
      { by: [null], values: [7, null] },
    ];
    const table = comparedTable({ ...question, rows, total: [-1_198, 1_850] }, null);
    const [sheet] = reportSheets([table], 'net', wordsOf);
    expect(sheet).toEqual({
      title: 'By server',
      head: ['Server', 'Net sales', 'Tip rate (%)'],
      rows: [
        ['No server', { decimal: '0.07' }, ''],
        ['=HYPERLINK("x")', { decimal: '-12.05' }, { decimal: '18.50' }],
        ['Total', { decimal: '-11.98' }, { decimal: '18.50' }],
      ],
    });
    expect(csvOf((sheet?.rows ?? []).slice(1, 2))).toBe('\uFEFF"\'=HYPERLINK(""x"")",-12.05,18.50\r\n');
  });

  it('[RULE.sold.19] beside another period have what it was, and the change in percent', () => {
    const asked = { measures: ['net', 'quantity'], dimensions: ['department', 'item'] } as const;
    const answered = (net: number, quantity: number) => ({
      ...asked,
      rows: [{ by: ['food', 'soup'], values: [net, quantity] }],
      total: [net, quantity],
    });
    const [sheet] = reportSheets([comparedTable(answered(1_100, 1_500), answered(1_000, 755))], 'net', wordsOf);
    expect(sheet?.title).toBe('By item');
    expect(sheet?.head).toEqual([
      ...['Item', 'Department', 'Net sales', 'Net sales, before', 'Net sales, change (%)'],
      ...['Quantity', 'Quantity, before', 'Quantity, change (%)'],
    ]);
    const numbers = ['11.00', '10.00', '10.0', '1.500', '0.755', '98.7'].map(decimal => ({ decimal }));
    expect(sheet?.rows).toEqual([
      ['@soup', 'food', ...numbers],
      ['Total', '', ...numbers],
    ]);
  });
});

describe('numbers of reports as text', () => {
  it('[RULE.sold.13] are read as people of the trade read them', () => {
    expect([measureText('net', -1_205), measureText('checks', 1_600), measureText('quantity', 755)]).toEqual([
      ...['-$12.05', '1,600', '0.755'],
    ]);
    expect([measureText('tipShare', 1_849), measureText('deliveryTime', 4_530_000), measureText('net', null)]).toEqual([
      ...['18.49%', '1 h 16 min', '–'],
    ]);
    expect((['net', 'workedHours', 'deliveryTime'] as const).map(key => measureText(key, measureUnit(key)))).toEqual([
      ...['$1.00', '1.00 h', '1 min'],
    ]);
    expect([changeText('net', 21), changeText('net', -1), changeText('net', 0), changeText('net', null)]).toEqual([
      ...['+2.1%', '−0.1%', '0.0%', '–'],
    ]);
    expect([changeText('net', -1_023), changeText('tipShare', 40)]).toEqual(['−102.3%', '+0.40 points']);
  });

  it('[RULE.sold.13] name what rows are of: hours, days, and what is none of it', () => {
    const named = [
      wordsOf('hour', 0),
      wordsOf('hour', 12),
      wordsOf('hour', 16),
      wordsOf('day', '2026-11-04'),
      wordsOf('month', '2026-11'),
      wordsOf('channel', 'POS'),
      wordsOf('item', 'soup'),
      wordsOf('item', 'unknown'),
      wordsOf('server', null),
    ];
    expect(named).toEqual([
      ...['Midnight', 'Noon', '4 PM', 'Wed, Nov 4, 2026', 'November 2026', 'Point of sale', '@soup', 'unknown'],
      'No server',
    ]);
    for (const dimension of Object.keys(reportTexts.dimensions))
      expect(wordsOf(dimension as 'item', null)).toMatch(/^No /);
  });
});

/** The whole number that a decimal was made of. */
const unscaled = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

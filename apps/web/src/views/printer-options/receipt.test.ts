import { type PrintTemplate, printTemplates, sampleOrder } from '@commissary/catalog';
import { fromCents, toCents } from '@commissary/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, totalsOf } from '../designer/index.ts';
import { type PaperWidth, receiptColumns, receiptOf } from './receipt.ts';

const [customer, production, condensed] = printTemplates as readonly [PrintTemplate, PrintTemplate, PrintTemplate];
const printed = (template: PrintTemplate, change: Partial<PrintTemplate> = {}, width: PaperWidth = 58) =>
  receiptOf({ ...template, ...change }, sampleOrder, width).map(({ text }) => text);

it('prints what a guest gets, on narrow paper', () => {
  const options = { header: 'Sorrel & Salt', footer: 'See you soon.', voidItemsIncluded: true };
  expect(printed(customer, { ...options, tagAlong: { atBottom: true } }).join('\n')).toBe(
    [
      '         Sorrel & Salt',
      'Order 1042               Dine In',
      'Table 12                 Rosa D.',
      '03/14/2026 06:42 PM',
      '--------------------------------',
      '1 Margherita              $18.00',
      '   Extra basil',
      '   Burrata',
      '2 House lemonade           $9.50',
      '   Less ice',
      '1 Tomato soup              $0.00',
      '   Voided',
      '1 Caesar salad with       $13.25',
      '  grilled chicken',
      '   Dressing on the side',
      '................................',
      '1 Garlic dip               $1.25',
      '--------------------------------',
      'Subtotal                  $42.00',
      'Tax 8.25%                  $3.47',
      'Total                     $45.47',
      '--------------------------------',
      '         See you soon.',
    ].join('\n'),
  );
});

describe('the templates', () => {
  it('show no price to the kitchen, and no modifier on the short receipt', () => {
    expect(printed(production).join('\n')).not.toMatch(/\$|Total/);
    expect(printed(production)).toContain('   Burrata');
    expect(printed(condensed).join('\n')).not.toMatch(/Burrata|Table/);
  });
  it('group and sort the items as configured', () => {
    const items = (change: Partial<PrintTemplate>) =>
      printed(production, change, 80).filter(text => /^(?:\d |[A-Z][a-z]+(?: \d)?$)/.test(text));
    expect(items({ itemGrouping: 'DEPARTMENT', itemSorting: 'NAME' })).toEqual([
      'Kitchen',
      '1 Caesar salad with grilled chicken',
      '1 Garlic dip',
      '1 Margherita',
      'Bar',
      '2 House lemonade',
    ]);
    expect(items({ itemGrouping: 'SEAT', itemSorting: 'MENU', voidItemsIncluded: true })).toEqual([
      'Seat 1',
      '1 Margherita',
      '1 Garlic dip',
      'Seat 2',
      '1 Tomato soup',
      '1 Caesar salad with grilled chicken',
      '2 House lemonade',
    ]);
  });
  it('leave out voided items unless they are configured to print them', () => {
    expect(printed(customer)).not.toContain('   Voided');
  });
});

const words = fc.string({ maxLength: 60 }).map(text => text.replaceAll('\r', ''));
const template = fc.record({
  id: fc.constantFrom(1, 2, 3),
  name: fc.constant('A template'),
  logo: fc.constant(''),
  header: words,
  footer: words,
  copies: fc.constant(1),
  fontSize: fc.constantFrom('SMALL', 'NORMAL', 'LARGE'),
  itemGrouping: fc.constantFrom('NONE', 'DEPARTMENT', 'CATEGORY', 'SEAT'),
  itemSorting: fc.constantFrom('ORDERED', 'MENU', 'NAME'),
  tagAlong: fc.record({ atBottom: fc.boolean() }),
  voidItemsIncluded: fc.boolean(),
}) as fc.Arbitrary<PrintTemplate>;

const modifier = fc.record({ name: words, price: fc.nat({ max: 2_000 }).map(fromCents) });
const line = fc.record(
  {
    name: words,
    quantity: fc.integer({ min: 1, max: 99 }),
    price: fc.nat({ max: 100_000 }).map(fromCents),
    department: words,
    category: words,
    seat: fc.integer({ min: 1, max: 9 }),
    position: fc.nat({ max: 50 }),
    modifiers: fc.array(modifier, { maxLength: 3 }),
    voided: fc.constant(true as const),
    tagAlong: fc.constant(true as const),
  },
  { requiredKeys: ['name', 'quantity', 'price', 'department', 'category', 'seat', 'position', 'modifiers'] },
);
const order = fc.array(line, { maxLength: 8 }).map(lines => ({ ...sampleOrder, lines }));

it('no line is longer than the paper is wide, whatever is printed', () => {
  fc.assert(
    fc.property(template, order, fc.constantFrom<PaperWidth>(80, 58), (options, given, width) => {
      const columns = receiptColumns(options, width);
      for (const { text } of receiptOf(options, given, width)) {
        expect(text.length).toBeLessThanOrEqual(columns);
        expect(text).not.toContain('\n');
      }
    }),
  );
});

it('the totals are correct to the cent, and voided items cost nothing', () => {
  fc.assert(
    fc.property(order, given => {
      const { sum, tax, total } = totalsOf(given);
      const kept = given.lines.filter(({ voided }) => voided !== true);
      expect(toCents(sum)).toBe(kept.reduce((cents, one) => cents + toCents(lineTotal(one)), 0));
      expect(toCents(sum) + toCents(tax)).toBe(toCents(total));
      expect(Math.abs(toCents(tax) - (toCents(sum) * 8.25) / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});

import type { Dimension } from '@commissary/domain';
import fc from 'fast-check';
import { type Question, unanswerable } from '../ask.ts';
import { type MeasureKey, measures } from '../measures.ts';

const dimensionValues: readonly (readonly [Dimension, ...(string | number | null)[]])[] = [
  ['location', 'harbor', 'market'],
  ['day', '2026-11-29', '2026-11-30', '2026-12-01'],
  ['month', '2026-11', '2026-12'],
  ['hour', 0, 4, 12],
  ['channel', 'POS', 'ONLINE'],
  ['orderType', 'dine in', 'delivery', null],
  ['server', 'ann', 'bob', null],
  ['fulfillment', 'DELIVERY'],
  ['driver', 'cid', null],
  ['zone', 'near', null],
  ['department', 'food', 'bar'],
  ['item', 'soup', 'pizza'],
  ['size', 'small', null],
  ['offer', 'lunch'],
  ['fee', 'zone'],
  ['tender', 'cash', 'card'],
];

const anyFilter = fc
  .constantFrom(...dimensionValues)
  .chain(([dimension, ...values]) => fc.record({ dimension: fc.constant(dimension), values: fc.subarray(values) }));

/** Of parts of the days that tickets have, often of whole months. */
const anyPeriod = fc
  .uniqueArray(fc.constantFrom('2026-11-01', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-31'), {
    minLength: 2,
    maxLength: 2,
  })
  .map(days => days.toSorted())
  .map(([from = '', to = '']) => ({ from, to }));

/** Every question that has an answer: measures are dropped that have none. */
export const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    measures: fc.subarray(Object.keys(measures) as MeasureKey[], { minLength: 1 }),
    dimensions: fc.subarray(
      dimensionValues.map(([dimension]) => dimension),
      { maxLength: 2 },
    ),
    filters: fc.array(anyFilter, { maxLength: 1 }),
    period: anyPeriod,
  })
  .map(question => {
    const without = unanswerable(question);
    return { ...question, measures: question.measures.filter(key => !without.includes(key)) };
  })
  .filter(({ measures: left }) => left.length > 0);

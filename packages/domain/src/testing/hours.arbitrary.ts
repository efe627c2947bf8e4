import * as fc from 'fast-check';
import { daySeconds, type OpenTime, type SpecialDay, type WeekHours, type WeeklyTime } from '../hours/hours.ts';

/** Steps of a few minutes, so that opening times often touch, meet a clock change and cross midnight. */
const step = 600;
const clock = {
  startTime: fc.integer({ min: 0, max: daySeconds / step - 1 }).map(at => at * step),
  endOffset: fc.oneof(
    fc.integer({ min: 1, max: daySeconds / step }).map(steps => steps * step),
    fc.constant(daySeconds),
  ),
};
const time: fc.Arbitrary<OpenTime & { readonly id: string }> = fc.record({ id: fc.uuid(), ...clock });
const entry: fc.Arbitrary<WeeklyTime & { readonly id: string }> = fc.record({
  id: fc.uuid(),
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  ...clock,
});
const set = fc.option(fc.array(time, { maxLength: 2 }), { nil: undefined });

const special = (dates: readonly string[]): fc.Arbitrary<SpecialDay> =>
  fc
    .record({ dateString: fc.constantFrom(...dates), inStore: set, online: set, delivery: set, onlineDelivery: set })
    .map(({ dateString, ...sets }) => ({
      id: dateString,
      dateString,
      label: 'Feast',
      ...Object.fromEntries(Object.entries(sets).filter(([, times]) => times !== undefined)),
    }));

/** Hours of any kind, with special days among the dates. */
export const anyHours = (dates: readonly string[]): fc.Arbitrary<WeekHours> => {
  const entries = fc.array(entry, { maxLength: 8 });
  return fc.record({
    inStore: entries,
    online: entries,
    delivery: entries,
    onlineDelivery: entries,
    onlineSameAsStore: fc.boolean(),
    deliverySameAsStore: fc.boolean(),
    OnlineDeliverySameAsOnlineStore: fc.boolean(),
    specialHours: fc.uniqueArray(special(dates), { maxLength: 3, selector: ({ dateString }) => dateString }),
  });
};

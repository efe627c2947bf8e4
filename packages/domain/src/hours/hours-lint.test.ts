import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyHours } from '../testing/hours.arbitrary.ts';
import type { WeekHours } from './hours.ts';
import { type HoursStep, lintHours } from './hours-lint.ts';

const hour = 3600;
const today = '2026-11-22';
const entry = (dayOfWeek: number, from: number, to: number, id = `d${dayOfWeek}`) => ({
  id,
  dayOfWeek,
  startTime: from * hour,
  endOffset: (to - from) * hour,
});
const week = [0, 1, 2, 3, 4, 5, 6].map(day => entry(day, 11, 22));
const sound: WeekHours = {
  inStore: week,
  online: [],
  delivery: week,
  onlineDelivery: [],
  onlineSameAsStore: true,
  deliverySameAsStore: false,
  OnlineDeliverySameAsOnlineStore: true,
  specialHours: [{ id: 'feast', dateString: '2026-11-26', inStore: [], delivery: [] }],
};
const noon = { id: 'noon', startTime: 12 * hour, endOffset: 4 * hour };
const special = (day: object) => [{ id: 'feast', dateString: '2026-11-26', ...day }];

const cases: readonly {
  readonly name: string;
  readonly change: Partial<WeekHours>;
  readonly found: readonly (readonly [is: string, path: string])[];
}[] = [
  { name: 'valid hours', change: {}, found: [] },
  {
    name: 'two opening times that overlap',
    change: { inStore: [...week, entry(1, 20, 23, 'late')] },
    found: [
      ['overlap', '/inStore/[d1]'],
      ['overlap', '/inStore/[late]'],
    ],
  },
  {
    name: 'a night that overlaps the next day',
    change: { inStore: [...week.slice(0, 6), entry(6, 11, 36)] },
    found: [
      ['overlap', '/inStore/[d0]'],
      ['overlap', '/inStore/[d6]'],
    ],
  },
  {
    name: 'open for ten minutes',
    change: { inStore: [...week, entry(1, 7, 7 + 1 / 6, 'early')] },
    found: [['short', '/inStore/[early]']],
  },
  {
    name: 'closed for a quarter of an hour',
    change: { inStore: [...week, entry(1, 22.25, 23, 'late')] },
    found: [['briefly-closed', '/inStore/[d1]']],
  },
  {
    name: 'a day on which no channel is open',
    change: { inStore: week.slice(1), delivery: week.slice(1) },
    found: [['never-open', '/inStore']],
  },
  {
    name: 'delivery before the store opens',
    change: { delivery: [...week.slice(0, 6), entry(6, 9, 22)] },
    found: [['store-closed', '/delivery/[d6]']],
  },
  {
    name: 'online delivery on a day when the kitchen is closed, through the channel it follows',
    change: { onlineSameAsStore: false, online: [entry(2, 22, 24)] },
    found: [['store-closed', '/online/[d2]']],
  },
  {
    name: 'own hours of a channel that follows another',
    change: { online: [entry(1, 11, 12)] },
    found: [['own-unused', '/onlineSameAsStore']],
  },
  {
    name: 'a special day in the past',
    change: { specialHours: [{ id: 'feast', dateString: '2026-11-21', inStore: [] }] },
    found: [['special-past', '/specialHours/[feast]']],
  },
  {
    name: 'a special day without a difference',
    change: { specialHours: special({ inStore: [{ ...week[4] }] }) },
    found: [['special-usual', '/specialHours/[feast]']],
  },
  {
    name: '[RULE.hours.03] two special days of one date, of which only the newest applies',
    change: {
      specialHours: [
        { id: 'older', dateString: '2026-11-21' },
        { id: 'feast', dateString: '2026-11-21' },
      ],
    },
    found: [['special-past', '/specialHours/[feast]']],
  },
  {
    name: 'usual delivery on a special day when the store is closed',
    change: { specialHours: special({ inStore: [] }) },
    found: [['store-closed', '/specialHours/[feast]/delivery']],
  },
  {
    name: 'times of a special day that overlap',
    change: { specialHours: special({ inStore: [noon, { ...noon, id: 'two', startTime: 15 * hour }], delivery: [] }) },
    found: [
      ['overlap', '/specialHours/[feast]/inStore/[noon]'],
      ['overlap', '/specialHours/[feast]/inStore/[two]'],
    ],
  },
];

const textOf = (steps: readonly HoursStep[]): string =>
  steps.map(step => ('id' in step ? `/[${step.id}]` : `/${step.key}`)).join('');

it.each(cases)('finds the contradiction: $name', ({ change, found }) => {
  expect(lintHours({ ...sound, ...change }, today).map(({ is, at }) => [is, textOf(at)])).toEqual(found);
});

it('returns a place that exists, whatever the hours', () => {
  fc.assert(
    fc.property(anyHours(['2026-11-21', '2026-11-26']), hours => {
      for (const { at } of lintHours(hours, today)) {
        const found = at.reduce<unknown>(
          (inside, step) =>
            'id' in step
              ? Array.isArray(inside) && inside.find(({ id }) => String(id) === step.id)
              : (((inside ?? {}) as Readonly<Record<string, unknown>>)[step.key] ??
                (step.key in sets ? [] : undefined)),
          hours,
        );
        expect([at, found]).not.toEqual([at, undefined]);
      }
    }),
  );
});
const sets = { inStore: 0, online: 0, delivery: 0, onlineDelivery: 0 };

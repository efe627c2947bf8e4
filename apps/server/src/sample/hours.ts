import type { Edit } from '@commissary/document';

type Clock = readonly [from: number, to: number];

const hour = 3600;
const short = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Hours of the day, above 24 after midnight; half hours are .5. */
const time = ([from, to]: Clock) => ({ startTime: from * hour, endOffset: (to - from) * hour });
const entry = (dayOfWeek: number, clock: Clock) => ({ id: short[dayOfWeek], dayOfWeek, ...time(clock) });

const week = (sunday: Clock, midweek: Clock, weekend: Clock) =>
  short.map((_, day) => entry(day, day === 0 ? sunday : day < 5 ? midweek : weekend));

const set = (path: string, value: unknown): Edit => ({ op: 'set', path: `/hours/${path}`, value });

/** Closed on Thanksgiving and Christmas, shorter on the eve; the week begins on Monday. */
export const companyHours: readonly Edit[] = [
  set('inStore', week([11, 21], [11, 22], [11, 23])),
  set('delivery', week([11.5, 20.5], [11.5, 21.5], [11.5, 23])),
  set('onlineDelivery', week([12, 20], [12, 21], [12, 22.5])),
  set('onlineSameAsStore', true),
  set('startOfWeek', 1),
  set('specialHours', [
    {
      id: 'thanksgiving',
      dateString: '2026-11-26',
      label: 'Thanksgiving',
      inStore: [],
      delivery: [],
      onlineDelivery: [],
    },
    {
      id: 'christmas-eve',
      dateString: '2026-12-24',
      label: 'Christmas Eve',
      inStore: [{ id: 'day', ...time([11, 16]) }],
      delivery: [],
      onlineDelivery: [],
    },
    { id: 'christmas', dateString: '2026-12-25', label: 'Christmas', inStore: [], delivery: [], onlineDelivery: [] },
  ]),
];

/** On the coast, deliveries are open as long as the kitchen. */
export const coastHours: readonly Edit[] = [set('deliverySameAsStore', true)];

/** The bar keeps Market Hall open late, and Wednesday has a break in the afternoon. */
export const marketHallHours: readonly Edit[] = [
  set('inStore/[wed]/endOffset', 3.5 * hour),
  {
    op: 'add',
    path: '/hours/inStore/[wed-evening]',
    after: 'wed',
    value: { ...entry(3, [16, 22]), id: 'wed-evening' },
  },
  set('inStore/[fri]/endOffset', 13.5 * hour),
  set('inStore/[sat]/startTime', 9 * hour),
  set('inStore/[sat]/endOffset', 16 * hour),
];

/** The harbor's own holiday. */
export const harborHours: readonly Edit[] = [
  {
    op: 'add',
    path: '/hours/specialHours/[harbor-lights]',
    after: 'christmas',
    value: {
      id: 'harbor-lights',
      dateString: '2026-12-12',
      label: 'Harbor lights',
      inStore: [{ id: 'day', ...time([10, 25]) }],
    },
  },
];

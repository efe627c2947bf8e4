import { type Field, fieldAt, type Group, initial, isGroup, own, validateValue, walk } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { newsRecord } from '../records/index.ts';
import { documentKinds, documents } from './index.ts';

/** What the kinds of values with an order can be compared with. A time of the day is left out: it goes around. */
const comparedAs: Readonly<Record<string, string>> = {
  number: 'number',
  duration: 'number',
  distance: 'number',
  money: 'money',
  percent: 'percent',
  date: 'date',
  timestamp: 'date',
};

interface Decided {
  /** The members that must not be below the one before, by path: of each two neighbors one may not exceed the next. */
  readonly ordered?: readonly (readonly string[])[];
  /** What makes the members count. */
  readonly when?: Readonly<Record<string, unknown>>;
  /** Why the others may have any values beside each other. */
  readonly others?: string;
}

/** Every group with several values that can be compared. A new one has to be decided on. */
const decided: Readonly<Record<string, Decided>> = {
  'settings /tenderTypes/[]': {
    ordered: [['min/amount', 'max/amount']],
    when: { 'min/enabled': true, 'max/enabled': true, name: 'Voucher' },
    others: 'change is given on top of what is paid',
  },
  'settings /tableSettings/tableAlertTimesInMins': { others: 'each counts from another moment' },
  'settings /promiseTimes/orderTypes/[]': { ordered: [['minTime', 'defaultTime', 'maxTime']] },
  'settings /deferredOrders': { others: 'in seconds and in days; the test below compares those that limit each other' },
  'settings /deliverySettings': { others: 'what the driver gets of an order before and after discounts adds up' },
  'settings /driverManagement/driverLatenessCriteria': { others: 'each is of runs with another number of orders' },
  'settings /marketing': {
    ordered: [['oneStarOrders', 'twoStarOrders', 'threeStarOrders']],
    others: 'points are earned and redeemed at rates of their own',
  },
  'settings /creditAndGiftSettings/securitySettings': { others: 'years, and a factor' },
  'settings /creditAndGiftSettings/printSettings': { others: 'copies of two receipts' },
  'menu /departments/[]/kps': { ordered: [['warnSeconds', 'lateSeconds']], others: 'preparation has no limit' },
  'menu /departments/[]/modifiers/availability/categories/[]': {
    ordered: [
      ['min', 'max'],
      ['included', 'max'],
    ],
    when: { id: 'toppings' },
  },
  'menu /departments/[]/items/[]/nutrition': { others: 'facts, no limits' },
  'menu /departments/[]/items/[]/nutrition/sizes/[]': { others: 'facts, no limits' },
  'menu /requirements/[]': { ordered: [['min', 'max']], when: { name: 'Two sides' } },
  'menu /offers/[]/value/pricingSchemes/[]/anyItem/multiBuy': {
    ordered: [['reduced', 'items']],
    when: { enabled: true },
  },
  'menu /offers/[]/validity/dateRange': { ordered: [['from', 'to']], when: { enabled: true } },
  'employment /departments/[]': { others: 'written by the system' },
  'employment /jobTypes/[]/driverSettings': { others: 'each is a way of paying' },
  'employment /timeClock': { others: 'one ends a shift, the other a log-on' },
  'employment /payrollAndOvertime/laborBudgetTargetPercentage': { others: 'one for each day' },
  'news /articles/[]': { ordered: [['publishDate', 'expirationDate']], when: { title: 'Closed on Monday' } },
};

const definitions: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(documentKinds.map(kind => [kind, documents[kind].field])),
  news: newsRecord.field,
};

/** The values of a group that can be compared, with those of its limits: groups of `enabled` and `amount`. */
const comparable = (field: Group<unknown>, at = ''): readonly (readonly [path: string, as: string])[] =>
  Object.entries(field.shape).flatMap(([key, inner]) => {
    const path = `${at}${key}`;
    if (isGroup(inner)) {
      const isLimit = Object.keys(inner.shape).sort().join() === 'amount,enabled';
      return isLimit ? comparable(inner, `${path}/`) : [];
    }
    const as = comparedAs[inner.kind.name];
    return as === undefined || own(inner, 'options') !== undefined ? [] : [[path, as] as const];
  });

/** Every group with two values of one sort, by the first path at which a document has it. */
const groupsWithPairs = (): ReadonlyMap<string, Group<unknown>> => {
  const found = new Map<Field, string>();
  const shapes = new Set<string>();
  for (const [name, root] of Object.entries(definitions))
    walk(root, (field, path) => {
      if (!isGroup(field)) return;
      const sorts = comparable(field).map(([, as]) => as);
      const key = JSON.stringify([name, Object.keys(field.shape)]);
      if (new Set(sorts).size === sorts.length || shapes.has(key)) return;
      shapes.add(key);
      found.set(field, `${name} ${path}`);
    });
  return new Map([...found].flatMap(([field, path]) => (isGroup(field) ? [[path, field] as const] : [])));
};

/** The initial value of a group, with an id where it is a member. */
const sound = (field: Group<unknown>): unknown => ({
  ...Object(initial(field)),
  ...(own(field.shape, 'id') !== undefined && { id: 'one' }),
});

const put = (value: unknown, path: string, inner: unknown): unknown => {
  const [key = '', ...rest] = path.split('/');
  return { ...Object(value), [key]: rest.length === 0 ? inner : put(own(value, key), rest.join('/'), inner) };
};

const [less, more]: Readonly<Record<'number' | 'money' | 'date', string | number>>[] = [
  { number: 60, money: '60.00', date: '2026-05-01' },
  { number: 61, money: '100.00', date: '2026-05-02' },
];

describe('[RULE.limits.01] limits that contradict each other', () => {
  const groups = groupsWithPairs();

  it('are looked for in every group that has two values of one sort', () => {
    expect([...groups.keys()].sort()).toEqual(Object.keys(decided).sort());
  });

  it.each(
    Object.entries(decided).flatMap(([path, { ordered = [], when = {} }]) =>
      ordered.flatMap(names =>
        names.slice(1).map((upper, index) => ({ path, names, lower: names[index], upper, when })),
      ),
    ),
  )('$path: $lower may not exceed $upper', ({ path, names, lower = '', upper, when }) => {
    const field = groups.get(path);
    if (field === undefined || less === undefined || more === undefined) throw new Error(path);
    const sorts = new Map(comparable(field));
    const issuesOf = (low: typeof less, high: typeof less) => {
      let value = sound(field);
      for (const [at, inner] of Object.entries(when)) value = put(value, at, inner);
      const at = names.indexOf(upper);
      for (const [index, name] of names.entries()) {
        const sort = sorts.get(name);
        if (sort !== 'number' && sort !== 'money' && sort !== 'date') throw new Error(name);
        value = put(value, name, (index < at ? low : high)[sort]);
      }
      return validateValue(field, value).map(({ code }) => code);
    };
    expect(issuesOf(less, more), `${lower} below ${upper}`).toEqual([]);
    expect(issuesOf(less, less), `${lower} as ${upper}`).toEqual([]);
    expect(issuesOf(more, less), `${lower} above ${upper}`).toEqual(['rule']);
  });

  it('count only while both are in force', () => {
    const field = groups.get('settings /tenderTypes/[]');
    const tickets = fieldAt(documents.settings.field, '/cashManagement/ticketNumbers');
    if (field === undefined || tickets === undefined) throw new Error('no such group');
    const tender = { ...Object(sound(field)), name: 'Voucher', min: { enabled: true, amount: '9.00' } };
    expect(validateValue(field, { ...tender, max: { enabled: false, amount: '5.00' } })).toEqual([]);
    expect(validateValue(field, { ...tender, max: { enabled: true, amount: '5.00' } })).toHaveLength(1);
    const numbers = (mode: string) => ({ startAt: 10_000, reset: { mode, resetAfter: 9999 } });
    expect(['NEVER', 'DAILY', 'AT_LIMIT'].map(mode => validateValue(tickets, numbers(mode)).length)).toEqual([0, 1, 1]);
  });

  it('an order is taken at least as long in advance as it has to be placed', () => {
    const field = groups.get('settings /deferredOrders');
    if (field === undefined) throw new Error('no such group');
    const issues = (minOrderLeadTime: number | null, maxOrderLeadDays: number, allowDeferredOnlineOrders = true) =>
      validateValue(field, {
        ...Object(initial(field)),
        allowDeferredOnlineOrders,
        minOrderLeadTime,
        maxOrderLeadDays,
      });
    expect(issues(2 * 86_400, 1)).toMatchObject([{ path: '/maxOrderLeadDays', rule: 'lead-time-range' }]);
    expect(issues(2 * 86_400, 1, false)).toEqual([]);
    expect(issues(2 * 86_400, 2)).toEqual([]);
    expect(issues(2700, 0)).toEqual([]);
    expect(issues(null, 0)).toEqual([]);
  });
});

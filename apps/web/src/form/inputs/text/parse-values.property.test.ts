import {
  choice,
  color,
  date,
  dateRange,
  distance,
  duration,
  type Field,
  group,
  localizedText,
  money,
  number,
  percent,
  point,
  set,
  text,
  timeOfDay,
  toggle,
  weeklySchedule,
} from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTypedValue, parseValue } from './value-codec.ts';

const context = { definition: group({ label: 'All' }, {}), document: {}, path: '/x' };
const read = (field: Field, typed: string) => parseValue(field, typed, context);

/** A reference reading that is independent of the product: the number that is written like this, or none. */
const meantNumber = (typed: string, value: number): boolean => {
  const digits = typed.trim().replace('−', '-');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const written = [true, false].map(useGrouping =>
    new Intl.NumberFormat('en-US', { useGrouping, minimumFractionDigits: decimals, maximumFractionDigits: 20 }).format(
      value,
    ),
  );
  const bare = digits
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)(?=\.)/, '$10')
    .replace(/\.$/, '');
  return written.includes(bare) || (value === 0 && Number(bare) === 0);
};

const wide = { min: '-999999.99', max: '999999.99' };
const numbers: Readonly<Record<string, { field: Field; number(value: never, typed: string): number; sign: RegExp }>> = {
  money: { field: money({ label: 'Price', ...wide }), number: Number, sign: /\s*\$\s*/ },
  percent: { field: percent({ label: 'Rate', ...wide, decimals: 4 }), number: Number, sign: /\s*%\s*$/ },
  'whole number': { field: number({ label: 'Count', min: -1e9, max: 1e9 }), number: Number, sign: /(?!)/ },
  'number with a unit': {
    field: number({ label: 'Wait', min: -1e9, max: 1e9, step: 0.01, unit: 'min' }),
    number: Number,
    sign: /\s*min\s*$/,
  },
  'length of time': {
    field: duration({ label: 'Break', shownIn: 'hours', max: 1e9 }),
    number: (value: number, typed: string) => Number((value / (typed.includes('min') ? 60 : 3600)).toFixed(2)),
    sign: /\s*(h(ours?)?|min)\.?\s*$/i,
  },
  distance: {
    field: distance({ label: 'Radius', min: 0, max: 1e9 }),
    number: (value: number) => Number((value / 1609.344).toFixed(2)),
    sign: /\s*mi(les?)?\s*$/i,
  },
};

const marks = [
  '0',
  '1',
  '2',
  '5',
  '9',
  '00',
  '000',
  '125',
  '1,250',
  ',',
  '.',
  ' ',
  ' ',
  '\u{2009}',
  '\u{a0}',
  '$',
  '%',
  '-',
  '−',
  '+',
  '(',
  ')',
  'e',
  '٣',
  '５',
  '€',
  "'",
  'min',
  'h',
  'mi',
];
const numeral = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...marks), { maxLength: 8 }).map(parts => parts.join('')) },
  fc.double({ min: -2e6, max: 2e6, noNaN: true }).map(value => value.toFixed(2)),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map(value => value.toLocaleString('en-US')),
  fc.integer({ min: 0, max: 2_000_000 }).map(value => value.toLocaleString('de-DE')),
);

describe('a typed number', () => {
  it.each(Object.entries(numbers))(
    'of the kind %s is read as it is meant, and shown so again, or it is rejected',
    (_, { field, number: of, sign }) => {
      fc.assert(
        fc.property(numeral, typed => {
          const found = read(field, typed);
          if (!('value' in found)) {
            expect(found.reason).not.toBe('');
            return;
          }
          const value = of(found.value as never, typed);
          expect([typed, value, meantNumber(typed.replace(sign, ''), value)]).toEqual([typed, value, true]);
          const shown = formatTypedValue(field, found.value, context);
          expect([typed, read(field, shown)]).toEqual([typed, found]);
        }),
      );
    },
  );

  const refused = [
    '18,40',
    '$18,40',
    '1,23,456',
    '1.234,56',
    ',5',
    '5,',
    '1,2345',
    '0,123',
    '1,250.5,0',
    '1 250',
    '1\u{2009}250',
    '1\u{a0}250.00',
    '(12.50)',
    '+12',
    '--1',
    '1e3',
    '0x10',
    '١٢',
    '１２',
    '€12',
    '12 USD',
    '$$5',
    '5$',
    '½',
    'Infinity',
    'NaN',
    '12..5',
    '1.2.3',
    '.',
    '-',
    '$',
    '8.125',
    "1'250",
  ];
  it.each(refused)('rejects "%s"', typed => {
    expect(read(money({ label: 'Price' }), typed)).toEqual({ reason: 'Enter an amount such as 12.50.' });
  });

  it.each([
    ['18.40', '18.40'],
    ['$1,840', '1840.00'],
    ['-$5', '-5.00'],
    ['$ -5', '-5.00'],
    ['−5.5', '-5.50'],
    ['.5', '0.50'],
    ['1,234,567.89', undefined],
    ['007', '7.00'],
    ['\u{a0}12.5\u{2009}', '12.50'],
    ['12.500', '12.50'],
    ['-0', '0.00'],
  ])('reads "%s" as the amount %s', (typed, value) => {
    const found = read(money({ label: 'Price', ...wide }), typed);
    if (value === undefined) expect(found).toEqual({ reason: 'Enter 999999.99 or less.' });
    else expect(found).toEqual({ value });
  });

  it('rejects what would not be shown again as it was typed: lengths to the hundredth, numbers to the digit', () => {
    expect(read(duration({ label: 'Wait' }), '1.234')).toHaveProperty('reason');
    expect(read(distance({ label: 'Radius' }), '1.234')).toHaveProperty('reason');
    expect(read(number({ label: 'Count' }), '0.99999999999999999999')).toHaveProperty('reason');
    expect(read(duration({ label: 'Least lead', displayMin: 1, shownIn: 'hours' }), '0.5')).toHaveProperty('reason');
  });

  it('[FMT.zoneFee] [FMT.money] shows a fee whose initial value is 0.0 as 0.00 and reads it as the original value', () => {
    const fee = money({ label: 'Fee', initial: '0.0' });
    expect(formatTypedValue(fee, '0.0', context)).toBe('0.00');
    expect(['0', '$0.00', '3.5'].map(typed => read(fee, typed))).toEqual([
      { value: '0.0' },
      { value: '0.0' },
      { value: '3.50' },
    ]);
  });
});

describe('a typed time', () => {
  const opens = timeOfDay({ label: 'Opens' });
  const part = (max: number) =>
    fc.oneof(
      fc.nat({ max }).map(String),
      fc.nat({ max }).map(count => String(count).padStart(2, '0')),
    );
  const clock = fc
    .tuple(part(30), part(70), fc.constantFrom('', ' AM', 'pm', ' p.m.', ' a', 'AM PM', ' Uhr'))
    .map(([hour, minute, half]) => ({
      hour: Number(hour),
      minute: Number(minute),
      half,
      typed: `${hour}:${minute}${half}`,
    }));

  it('is read as the clock shows it, and shown so again, or it is rejected', () => {
    fc.assert(
      fc.property(clock, ({ hour, minute, half, typed }) => {
        const found = read(opens, typed);
        if (!('value' in found)) return;
        const value = found.value as number;
        const late = /^\s*p/i.test(half) || (half === '' && hour >= 12);
        expect([typed, value]).toEqual([typed, ((hour % 12) + (late ? 12 : 0)) * 3600 + minute * 60]);
        expect(half !== '' || hour === 0 || hour > 12).toBe(true);
        expect([hour < 24, minute < 60]).toEqual([true, true]);
        expect(read(opens, formatTypedValue(opens, value, context))).toEqual(found);
      }),
    );
  });

  it.each([
    '12:60',
    '24:00',
    '9:30',
    '12:00',
    '13:00 PM',
    '0:30 AM',
    '9.30 AM',
    '9:3 AM',
    '-1:00 PM',
    '９:30 AM',
    '12:30:99 PM',
  ])('rejects "%s"', typed => {
    expect(read(opens, typed)).toHaveProperty('reason');
  });
});

describe('a text of any other kind', () => {
  const kinds: Readonly<Record<string, Field>> = {
    text: text({ label: 'Name' }),
    'text of a pattern': text({ label: 'Zip code', pattern: '\\d{5}' }),
    toggle: toggle({ label: 'On', initial: false }),
    color: color({ label: 'Color' }),
    choice: choice({
      label: 'Size',
      initial: 'S',
      options: [
        { value: 'S', label: 'Small' },
        { value: 'L', label: 'Large' },
      ],
    }),
    point: point({ label: 'Center' }),
    set: set({ label: 'Messages' }, text({ label: 'Word' })),
    date: date({ label: 'Day' }),
    'date range': dateRange({ label: 'Season' }),
    'weekly schedule': weeklySchedule({ label: 'Offered' }),
    'localized text': localizedText({ label: 'Title', max: 5 }),
    'named number': number({ label: 'Day', max: 1, names: ['Sunday', 'Monday'] }),
  };
  const words = [
    'Small',
    'large',
    'on',
    'NO',
    '1',
    '0',
    'x',
    '#',
    'a1b2c3',
    '#A1B2C3',
    '41.8838',
    ', ',
    '-87.64',
    '-',
    '41,5',
    ';',
    '"',
    ' ',
    '\n',
    '60614',
    '６',
    'Sunday',
    'é',
    '2026-05-01',
    '5/31/2026',
    ' to ',
    'Mon-Fri,',
    'Sun ',
    '11:00 AM',
    'en: ',
    'es-MX:',
  ];
  const typed = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.array(fc.constantFrom(...words), { maxLength: 5 }).map(parts => parts.join('')),
  );

  it.each(Object.entries(kinds))('%s: what is read is read again from what is shown, or it is rejected', (_, field) => {
    fc.assert(
      fc.property(typed, said => {
        const found = read(field, said);
        if ('value' in found)
          expect([said, read(field, formatTypedValue(field, found.value, context))]).toEqual([said, found]);
        else expect(found.reason).not.toBe('');
      }),
    );
  });
});

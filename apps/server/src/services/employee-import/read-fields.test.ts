import { date, nullable, phone, text } from '@commissary/schema';
import { expect, it } from 'vitest';
import { readFields } from './read-fields.ts';

const person = {
  locker: nullable(text({ label: 'Locker', max: 3 })),
  phone: nullable(phone({ label: 'Phone' })),
  since: nullable(date({ label: 'Since' })),
};

const read = (cells: Readonly<Record<string, string>>) => {
  const failures: string[] = [];
  const fields = readFields(person, {
    cell: field => cells[field] ?? '',
    date: (field, cell) => `${field} ${cell}`,
    fail: (field, code) => {
      failures.push(`${field} ${code}`);
      return null;
    },
  });
  return { fields, failures };
};

it('reads the cells of every field of the kind, each as its kind is written in files', () => {
  expect(read({ locker: ' 7a ', phone: '(312) 555-0142', since: '3/2/2026' })).toEqual({
    fields: { locker: '7a', phone: '3125550142', since: 'since 3/2/2026' },
    failures: [],
  });
});

it('has nothing of a cell that is blank or wrong, and says which is wrong', () => {
  expect(read({ locker: '1234', phone: '312' })).toEqual({
    fields: { locker: null, phone: null, since: null },
    failures: ['locker VALUE', 'phone PHONE'],
  });
});

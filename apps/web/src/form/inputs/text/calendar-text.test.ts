import { expect, it } from 'vitest';
import { scheduleFrom, scheduleText } from './calendar-text.ts';

const nine = 9 * 3600;

it('[RULE.language.05] a weekly schedule is read in either language, as a file may come from somebody with the other', () => {
  const read = [{ days: [1, 2, 3], from: nine, to: nine + 3600 }];
  for (const days of ['Mon-Wed', 'lun-mié', 'lunes-miercoles', 'Mon,mar,Wed'])
    expect(scheduleFrom(`${days} 9:00 AM-10:00 AM`), days).toEqual(read);
  expect(scheduleText(read)).toBe('Mon-Wed 09:00 AM-10:00 AM');
  expect(scheduleFrom('lunch 9:00 AM-10:00 AM')).toBe('lunch 9:00 AM-10:00 AM');
});

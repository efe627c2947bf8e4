import type { Language } from './language.ts';

const ordinal = (day: number): string => {
  const teen = day >= 11 && day <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
};

export const english: Language = {
  tag: 'en',
  locale: 'en-US',
  // British English, because American English puts a comma before the last item.
  listLocale: 'en-GB',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  dayOfMonth: (month, day) => `${month} ${day}`,
  withYear: (dayOfMonth, year) => `${dayOfMonth}, ${year}`,
  fullDate: (month, day, year) => `${month} ${ordinal(day)} ${year}`,
  noDate: 'No date',
  halves: ['AM', 'PM'],
};

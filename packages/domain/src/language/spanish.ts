import type { Language } from './language.ts';

export const spanish: Language = {
  tag: 'es',
  locale: 'es-US',
  listLocale: 'es-US',
  days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  dayOfMonth: (month, day) => `${day} ${month}`,
  withYear: (dayOfMonth, year) => `${dayOfMonth} ${year}`,
  fullDate: (month, day, year) => `${day} ${month} ${year}`,
  noDate: 'Sin fecha',
  halves: ['a.m.', 'p.m.'],
};

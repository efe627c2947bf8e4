/** (555) 123-4567; what is not ten digits is shown as it was typed. */
export const formatPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
};

/** '8.25' as '8.25%', '8' as '8.00%'. */
export const formatPercent = (percent: string): string => {
  const [whole = '0', fraction = ''] = percent.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}%`;
};

export type DurationUnit = 'MINUTES' | 'HOURS' | 'DAYS';

export const secondsPerUnit = { MINUTES: 60, HOURS: 3_600, DAYS: 86_400 } as const satisfies Record<
  DurationUnit,
  number
>;

/** Stored seconds, shown in a unit: 2700 in minutes is 45 min. */
export const formatDuration = (seconds: number, unit: DurationUnit): string => {
  const count = Math.round((seconds / secondsPerUnit[unit]) * 100) / 100;
  if (unit === 'MINUTES') return `${count} min`;
  const noun = unit === 'HOURS' ? 'hour' : 'day';
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
};

/** Seconds since midnight as 09:00 AM. */
export const formatTimeOfDay = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60) % 1_440;
  const hour = Math.floor(minutes / 60);
  return `${pad(hour % 12 || 12)}:${pad(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** '3 locations', '1 location'. */
export const formatCount = (count: number, one: string, many: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const pad = (value: number): string => String(value).padStart(2, '0');

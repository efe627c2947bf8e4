/**
 * Where to look:
 * - Opening hours: intervals, warnings, temporary changes: `hours-calendar.ts`, `hours-lint.ts`, `temporary-hours.ts`.
 */
export * from './business-day.ts';
export * from './closing.ts';
export * from './dates.ts';
export * from './holidays.ts';
export * from './hours.ts';
export * from './hours-calendar.ts';
export * from './hours-lint.ts';
export * from './mail-times.ts';
export * from './never-closes.ts';
export * from './opening-at.ts';
export * from './quiet-from.ts';
export * from './temporary-hours.ts';
export * from './time-zone.ts';
export * from './timed-period.ts';
export * from './week-spans.ts';
export * from './workweek.ts';

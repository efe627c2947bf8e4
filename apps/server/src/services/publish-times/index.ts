export { planTimes, quietTimes, requireQuiet, type TimesAsked } from './plan-times.ts';

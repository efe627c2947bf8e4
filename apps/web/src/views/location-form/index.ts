export { timeZoneChoices } from './time-zones.ts';

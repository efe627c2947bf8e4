export { type NewShift, putShifts } from './shift.ts';
export { shiftsOfWeeks, type WeekShift } from './shifts-of-weeks.ts';

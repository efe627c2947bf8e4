export { doubtfulShifts } from './doubtful-shifts.ts';
export { type FoundShift, findShifts, type ShiftMark } from './found-shifts.ts';
export { type NewShift, putShifts } from './shift.ts';
export { countShifts, shiftsOfWeeks, type WeekShift } from './shifts-of-weeks.ts';

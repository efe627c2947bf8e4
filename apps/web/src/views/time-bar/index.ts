export { type Axis, axisOf, marksOf, nextTime, shareOf } from './geometry.ts';
export { barFrame, barPosition, TimeBar, Times } from './time-bar.tsx';

export { ChannelSection } from './channel-section.tsx';
export { axisOf } from './time-bar-geometry.ts';
export { hoursValueOf, isValidEntry } from './week-state.ts';

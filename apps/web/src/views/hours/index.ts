export { ChannelSection } from './channel-section.tsx';
export { hoursValueOf, isValidEntry } from './week-state.ts';

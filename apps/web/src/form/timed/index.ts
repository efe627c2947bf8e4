export { TimedAction } from './timed-action.tsx';

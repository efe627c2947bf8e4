export { FirstStepsCard } from './first-steps.tsx';

export { pilotRefusals } from './pilot-refusals.ts';
export { type PilotsChoice, PilotsOption, pilotsProblem, pilotsRequest, usualPilots } from './pilots-option.tsx';
export { RunCanary } from './run-canary.tsx';

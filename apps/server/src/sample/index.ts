export { createSample } from './create-sample.ts';
export { loadSampleTickets } from './load-tickets.ts';
export { resumeSample } from './resume-sample.ts';

export { createSample } from './create-sample.ts';
export { resumeSample } from './resume-sample.ts';

export { type Promotion, promote } from './promote.ts';
export { explainProvenance, type Provenance, sourceOf } from './provenance.ts';
export { resolve } from './resolve.ts';

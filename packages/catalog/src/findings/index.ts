export { findingsOf } from './findings.ts';

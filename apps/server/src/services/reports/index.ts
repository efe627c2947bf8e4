/** Where to look: reports from the tickets of locations: `read-report.ts`; what they consist of: `packages/catalog/src/reports`. */
export { readReport } from './read-report.ts';

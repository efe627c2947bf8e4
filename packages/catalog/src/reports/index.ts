/**
 * Where to look:
 * - What the numbers of reports are: `measures.ts`, their words `packages/catalog/src/texts/reports.ts`; what a ticket
 *   counts for: `packages/domain/src/tickets/postings-of.ts`; `docs/adr/0098-postings.md`.
 */
export {
  /** @public */ dimensionsOf,
  type MeasureKey,
  /** @public */ measures,
  /** @public */ measureValue,
} from './measures.ts';

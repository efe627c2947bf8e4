import { licensingOf } from '@commissary/catalog';
import type { SavedDocument } from './publish-snapshot.ts';

/**
 * A document in the form for terminals: its settings contain the licenses of the location, whatever the company's
 * document has.
 */
export const toPublished = ({ kind, products }: SavedDocument, document: unknown): unknown =>
  kind === 'settings' ? { ...(document as object), licensing: licensingOf(products) } : document;

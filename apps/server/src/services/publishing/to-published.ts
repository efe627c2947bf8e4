import { licensingOf } from '@commissary/catalog';
import { published } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { SavedDocument } from './publish-snapshot.ts';

/**
 * A document in the form for terminals: without the values of inactive cases, and its settings with the licenses of the
 * location, whatever the company's document has.
 */
export const toPublished = ({ kind, products }: SavedDocument, document: unknown): unknown => {
  const active = published(definitions[kind].field, document);
  return kind === 'settings' ? { ...(active as object), licensing: licensingOf(products) } : active;
};

import { licensingOf } from '@commissary/catalog';
import type { SavedDocument } from './publish-snapshot.ts';

/** A document as terminals get it: settings tell what their location is licensed for, whatever the company's say. */
export const toPublished = ({ kind, products }: SavedDocument, document: unknown): unknown =>
  kind === 'settings' ? { ...(document as object), licensing: licensingOf(products) } : document;

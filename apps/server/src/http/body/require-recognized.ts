import { type DocumentKind, documents, isRecognized } from '@commissary/catalog';
import { apiError } from '../../services/errors/index.ts';

/** Rejects a value that is not a document of the kind at all. */
export const requireRecognized = (kind: DocumentKind, document: unknown): void => {
  if (!isRecognized(kind, document)) throw apiError(400, documents[kind].notRecognized);
};

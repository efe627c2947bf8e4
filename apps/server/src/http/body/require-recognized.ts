import { rejectUnknownDocument } from '@commissary/catalog';
import { apiError } from '../../services/errors/index.ts';
import type { DocumentKind } from '../../store/database/index.ts';

/** Rejects a value that is not a document of the kind at all. */
export const requireRecognized = (kind: DocumentKind, document: unknown): void => {
  if (rejectUnknownDocument(kind, document) !== undefined) throw apiError(400, notRecognized[kind]);
};

const notRecognized: Readonly<Record<DocumentKind, string>> = {
  settings: 'NOT_SETTINGS_BLOB',
  menu: 'NOT_MENU_BLOB',
  employment: 'NOT_EMPLOYMENT_BLOB',
};

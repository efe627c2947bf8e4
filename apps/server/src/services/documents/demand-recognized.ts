import { unrecognized } from '@commissary/catalog';
import type { DocumentKind } from '../../store/tables.ts';
import { refuse } from '../refusal.ts';

/** Refuses what is not a document of the kind at all. */
export const demandRecognized = (kind: DocumentKind, document: unknown): void => {
  if (unrecognized(kind, document) !== undefined) throw refuse(400, notRecognized[kind]);
};

const notRecognized: Readonly<Record<DocumentKind, string>> = {
  settings: 'NOT_SETTINGS_BLOB',
  menu: 'NOT_MENU_BLOB',
  employment: 'NOT_EMPLOYMENT_BLOB',
};

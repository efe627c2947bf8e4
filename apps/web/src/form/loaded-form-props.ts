import type { EditedSections, RegisteredScreen } from '@commissary/catalog';
import type { ComponentType } from 'react';
import type { CachedDocumentKey } from '../cache/documents.ts';

/** What a form on a document is about. */
export interface LoadedFormProps {
  readonly screen: RegisteredScreen;
  readonly edits: EditedSections;
  readonly address: CachedDocumentKey;
  /** Takes the place of the plain form of the sections. */
  readonly Body?: ComponentType | undefined;
}

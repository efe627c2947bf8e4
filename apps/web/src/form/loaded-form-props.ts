import type { EditedSections, RegisteredScreen } from '@commissary/catalog';
import type { ComponentType } from 'react';
import type { CachedDocumentKey } from '../cache/index.ts';

/** What a form for a document needs. */
export interface LoadedFormProps {
  readonly screen: RegisteredScreen;
  readonly edits: EditedSections;
  readonly address: CachedDocumentKey;
  /** Replaces the generic form of the sections. */
  readonly Body?: ComponentType | undefined;
}

import type { Edits, RegisteredScreen } from '@commissary/catalog';
import type { ReactNode } from 'react';
import type { CachedDocumentKey } from '../cache/index.ts';

/** What a form for a document needs. */
export interface LoadedFormProps {
  readonly screen: RegisteredScreen;
  readonly edits: Edits;
  readonly address: CachedDocumentKey;
  /** The form itself, between the banners and the save bar. */
  readonly children: ReactNode;
}

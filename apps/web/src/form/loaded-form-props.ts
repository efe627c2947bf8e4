import type { Edits, RegisteredScreen } from '@commissary/catalog';
import type { ComponentType } from 'react';
import type { DocumentAddress } from '../cache/documents.ts';

/** What a form on a document is about. */
export interface LoadedFormProps {
  readonly screen: RegisteredScreen;
  readonly edits: Edits;
  readonly address: DocumentAddress;
  /** Takes the place of the plain form of the sections. */
  readonly Body?: ComponentType | undefined;
}

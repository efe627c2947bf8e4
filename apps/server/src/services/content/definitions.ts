import { type DocumentKind, documents, initialDocument as initialOf, printTemplates } from '@commissary/catalog';
import type { Noun } from '@commissary/domain';
import { type Field, fieldAt, isSecret } from '@commissary/schema';
import { notFound } from '../errors/index.ts';

/** What the server needs of a kind of document: its definition, the version of that definition, and its name. */
export interface Definition {
  readonly field: Field;
  readonly schemaVersion: number;
  /** Its name within a sentence. */
  readonly title: Noun;
  /** Returns a published document with the values of its computed keys. */
  computed?(document: unknown, context: { readonly settings: unknown; readonly onlineStore: string | null }): unknown;
}

export const definitions: Readonly<Record<DocumentKind, Definition>> = documents;

/** Whether a path of a document leads to a secret. */
export const isSecretAt =
  (kind: DocumentKind) =>
  (path: string): boolean => {
    const field = fieldAt(definitions[kind].field, path);
    return field !== undefined && isSecret(field);
  };

/** The content of a document that was never saved. One object for each kind, so that its hash is computed once. */
export const initialStoredDocument = (kind: DocumentKind): unknown => {
  initials[kind] ??= initialOf(kind);
  return initials[kind];
};

const initials: Partial<Record<DocumentKind, unknown>> = {};

/** The same for a response. */
export const template = (kind: DocumentKind): Readonly<Record<string, unknown>> =>
  initialStoredDocument(kind) as Readonly<Record<string, unknown>>;

/** The print template of this number in a new company. */
export const printingTemplate = (templateId: string): Readonly<Record<string, unknown>> => {
  const found = printTemplates.find(({ id }) => String(id) === templateId);
  if (found === undefined) throw notFound();
  return { ...found };
};

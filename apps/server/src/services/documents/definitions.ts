import { documents, initialDocument as initialOf, printTemplates } from '@commissary/catalog';
import type { Noun } from '@commissary/domain';
import type { Field } from '@commissary/schema';
import { fieldAt, isSecret } from '@commissary/schema';
import type { DocumentKind } from '../../store/tables.ts';
import { notFound } from '../api-error.ts';

/** What the server needs of a kind of document: its definition, the version that definition has, and its name. */
export interface Definition {
  readonly field: Field;
  readonly schemaVersion: number;
  /** What it is called in a sentence. */
  readonly title: Noun;
}

export const definitions: Readonly<Record<DocumentKind, Definition>> = documents;

/** Whether a path of a document leads to a secret. */
export const isSecretAt =
  (kind: DocumentKind) =>
  (path: string): boolean => {
    const field = fieldAt(definitions[kind].field, path);
    return field !== undefined && isSecret(field);
  };

/** What a document that nobody saved yet looks like. One object a kind, so that its hash is worked out once. */
export const initialStoredDocument = (kind: DocumentKind): unknown => {
  initials[kind] ??= initialOf(kind);
  return initials[kind];
};

const initials: Partial<Record<DocumentKind, unknown>> = {};

/** The same for an answer. */
export const template = (kind: DocumentKind): Readonly<Record<string, unknown>> =>
  initialStoredDocument(kind) as Readonly<Record<string, unknown>>;

/** The print template of this number as a new company gets it. */
export const printingTemplate = (templateId: string): Readonly<Record<string, unknown>> => {
  const found = printTemplates.find(({ id }) => String(id) === templateId);
  if (found === undefined) throw notFound();
  return { ...found };
};

import type { DocumentKind } from '@commissary/catalog';

/** A file that the next form of a document of this kind imports. */
let given: { readonly kind: DocumentKind; readonly file: File } | null = null;

export const giveDocumentFile = (kind: DocumentKind, file: File): void => {
  given = { kind, file };
};

/** The file that was given to forms of this kind, once. */
export const takeDocumentFile = (kind: DocumentKind): File | undefined => {
  const file = given?.kind === kind ? given.file : undefined;
  given = null;
  return file;
};

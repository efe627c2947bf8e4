import { type DocumentKind, documents, hasSeveral } from '@commissary/catalog';
import { apiError } from '../errors/index.ts';

/** One document of a company. `menuId` names one of several; it is absent where a company has exactly one. */
export interface DocumentName {
  readonly kind: DocumentKind;
  readonly companyId: string;
  readonly menuId?: string;
}

/** The name of a document, from a call that may also name what the kind does not need. 400 `missing` without an id. */
export const documentName = ({
  kind,
  companyId,
  menuId,
}: Pick<DocumentName, 'kind' | 'companyId'> & { readonly menuId?: string | null | undefined }): DocumentName => {
  if (!hasSeveral(kind)) return { kind, companyId };
  if (menuId === undefined || menuId === null) throw apiError(400, 'missing', documents[kind].idParameter);
  return { kind, companyId, menuId };
};

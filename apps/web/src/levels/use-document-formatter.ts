import { type DocumentKind, documentIdIn, documents } from '@commissary/catalog';
import { type Change, getAt } from '@commissary/document';
import { useQueries } from '@tanstack/react-query';
import { documentOf } from '../cache/index.ts';
import { type FormattedChange, formatChange, valueTexts, valueTextsAt } from '../formatting/index.ts';
import { useUser } from '../session/index.ts';
import { effectiveOf, parentOf, savedCopy, snapshotFromResponse } from '../snapshot/index.ts';

/** `named` names a path that the documents do not have. */
export type DocumentFormatter = (kind: DocumentKind, change: Change, named?: string) => FormattedChange;

/** Formats changes as text with the names of a location's documents, as soon as they are loaded. */
export const useDocumentFormatter = (
  companyId: string,
  locationId: string | null,
  kinds: readonly DocumentKind[],
): DocumentFormatter => {
  const location = useUser().accessibleTenants.find(({ id }) => id === locationId);
  const menuId = location?.menuId ?? null;
  const texts = location?.timeZone ? valueTextsAt(location.timeZone) : valueTexts;
  const loaded = useQueries({
    queries: kinds.map(kind => {
      const id = documentIdIn(kind, { menuId });
      return {
        ...documentOf({ kind, companyId, tenantId: locationId, menuId: id ?? null }),
        enabled: locationId !== null && id !== null,
      };
    }),
  });
  return (kind, change, named) => {
    const definition = documents[kind].field;
    const record = loaded[kinds.indexOf(kind)]?.data;
    const opened = record === undefined ? undefined : snapshotFromResponse(kind, 'location', record);
    const document = opened && effectiveOf(opened, savedCopy(opened));
    const known = opened && getAt(document, change.path) === undefined ? parentOf(opened) : document;
    const said = formatChange(definition, known, change, texts);
    return named === undefined ? said : { ...said, label: named };
  };
};

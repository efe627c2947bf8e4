import { formListsTexts, kindRecords } from '@commissary/catalog';
import type { RemovedReferences } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { historyHref, hrefOfPath } from '../../navigation/index.ts';

type RemovedReference = RemovedReferences['places'][number];

const quoted = 2;

/** "Also updated: 2 settings at Larimer no longer use “Brunch”." `nameOf` returns the name of a tenant. */
export const removedReferencesMessage = (
  { places: targets, total }: RemovedReferences,
  address: CachedDocumentKey,
  nameOf: (tenantId: string | null) => string,
): string => {
  const gone = [...new Set(targets.map(removal => removal.gone))];
  const what = gone.length > quoted ? formListsTexts.removedTargets : formatList(gone.map(name => `“${name}”`));
  const [only] = targets;
  if (only !== undefined && total === 1)
    return formListsTexts.referenceRemoved(only.subject, whereWords(only, address, nameOf), what);
  const counts = new Map<string, number>();
  for (const removal of targets) {
    const where = whereWords(removal, address, nameOf);
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
  const parts = [...counts].map(([where, count]) => formListsTexts.referencesAt(count, where));
  const rest = total - targets.length;
  return formListsTexts.referencesRemoved(rest > 0 ? [...parts, formListsTexts.moreCount(rest)] : parts, what);
};

/** The link of the message: the history of the saves that the cascade made, or the first path at the levels below. */
export const removedReferencesLink = (
  { places: targets }: RemovedReferences,
  address: CachedDocumentKey,
): { readonly text: string; readonly href: string } | undefined => {
  const { companyId } = address;
  const along = targets.find(({ tenantId }) => tenantId === address.tenantId);
  if (along !== undefined) {
    const { kind, tenantId, menuId } = along;
    return { text: formListsTexts.history, href: historyHref({ kind, companyId, tenantId, menuId }) };
  }
  const [first] = targets;
  const href = first && hrefOfPath({ ...first, companyId }, first.path, { field: first.path });
  return href ? { text: formListsTexts.showReference, href } : undefined;
};

const whereWords = (
  { kind, menuId, tenantId }: RemovedReference,
  address: CachedDocumentKey,
  nameOf: (tenantId: string | null) => string,
): string => {
  const isSame = kind === address.kind && menuId === address.menuId;
  const what = isSame ? '' : formListsTexts.inDocument(kindRecords[kind].title.text);
  return tenantId === address.tenantId ? what : formListsTexts.atTenant(what, nameOf(tenantId));
};

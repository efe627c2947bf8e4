import { documents } from '@commissary/catalog';
import type { Tidied } from '@commissary/contract';
import { formatCount } from '@commissary/domain';
import type { DocumentAddress } from '../cache/documents.ts';
import { historyHref } from './history-href.ts';
import { andList } from './people-words.ts';
import { hrefOfPath } from './screen-of-path.ts';

type Place = Tidied['places'][number];

const quoted = 2;

/** "Also tidied: 2 places at Larimer no longer name “Brunch”." `nameOf` says what a group or location is called. */
export const tidiedWords = (
  { places, total }: Tidied,
  address: DocumentAddress,
  nameOf: (tenantId: string | null) => string,
): string => {
  const gone = [...new Set(places.map(place => place.gone))];
  const what = gone.length > quoted ? 'what was removed' : andList(gone.map(name => `“${name}”`));
  const [only] = places;
  if (only !== undefined && total === 1)
    return `Also tidied: ${only.subject}${whereWords(only, address, nameOf)} no longer names ${what}.`;
  const counts = new Map<string, number>();
  for (const place of places) {
    const where = whereWords(place, address, nameOf);
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
  const parts = [...counts].map(([where, count]) => `${formatCount(count, 'place')}${where}`);
  const rest = total - places.length;
  return `Also tidied: ${andList(rest > 0 ? [...parts, `${rest} more`] : parts)} no longer name ${what}.`;
};

/** Where to look at it: the history of what was saved along, or the first of the places below. */
export const tidiedLink = (
  { places }: Tidied,
  address: DocumentAddress,
): { readonly text: string; readonly href: string } | undefined => {
  const { companyId } = address;
  const along = places.find(({ tenantId }) => tenantId === address.tenantId);
  if (along !== undefined) {
    const { kind, tenantId, menuId } = along;
    return { text: 'History', href: historyHref({ kind, companyId, tenantId, menuId }) };
  }
  const [first] = places;
  const href = first && hrefOfPath({ ...first, companyId }, first.path, { field: first.path });
  return href ? { text: 'Show', href } : undefined;
};

const whereWords = (
  { kind, menuId, tenantId }: Place,
  address: DocumentAddress,
  nameOf: (tenantId: string | null) => string,
): string => {
  const isSame = kind === address.kind && menuId === address.menuId;
  const what = isSame ? '' : ` in the ${documents[kind].title.text}`;
  return tenantId === address.tenantId ? what : `${what} at ${nameOf(tenantId)}`;
};

import type { DocumentAddress, DocumentKind } from '../../cache/documents.ts';
import { type ActivePlace, placeIn } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import { useAddressQuery } from '../../shell/use-address-query.ts';
import { documentKinds } from '../history/kind-links.tsx';

/** How the company is called in the address; a place has its id. */
export const companySide = 'company';

export interface Compared {
  readonly kind: DocumentKind;
  /** Null: not chosen yet, or out of reach. */
  readonly left: ActivePlace | null;
  readonly right: ActivePlace | null;
  readonly section: string | null;
  readonly onlyOwn: boolean;
  readonly change: (members: Readonly<Record<string, string | null>>) => void;
}

/** Both places are known, and where the document of each is found. */
export interface ComparedSides {
  readonly compared: Compared & { readonly left: ActivePlace; readonly right: ActivePlace };
  readonly addresses: readonly [DocumentAddress, DocumentAddress];
}

/** What is compared with what, as the address says it; the other side of a location is its group, else the company. */
export const useCompared = (): Compared => {
  const { query, change } = useAddressQuery();
  const user = useUser();
  const placeOf = (id: string | undefined): ActivePlace | null => {
    if (id === companySide) return user.companyWide ? placeIn(user, null) : null;
    const place = placeIn(user, id);
    return place.tenant === null ? null : place;
  };
  const left = placeOf(query.left);
  return {
    kind: documentKinds.find(kind => kind === query.kind) ?? 'settings',
    left,
    right: placeOf(query.right ?? (left === null ? undefined : above(left))),
    section: query.section ?? null,
    onlyOwn: query.own === '1',
    change,
  };
};

const above = ({ level, group }: ActivePlace): string | undefined =>
  level === 'company' ? undefined : (group?.id ?? companySide);

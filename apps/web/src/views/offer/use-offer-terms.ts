import type { Menu, Offer } from '@commissary/catalog';
import { defaultScheme, type OfferTerms, offerTerms } from '@commissary/domain';
import { type Id, memberPath, memoByIdentity } from '@commissary/schema';
import { useCallback, useMemo } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';

/** An offer with its terms. */
export interface NamedTerms extends OfferTerms {
  readonly id: string;
  readonly name: string;
}

/** The terms of the offer at a path as it is edited now. A typed character is painted first. */
export const useOfferTerms = (path: string): OfferTerms => {
  const offerIn = useCallback((session: EditSession) => valueIn(session, path) as Offer, [path]);
  const offer = useFormSelectorAfterPaint(path, offerIn);
  const { groups, scheme } = useMenuOfOffers();
  return useMemo(() => offerTerms(offer, groups, scheme), [offer, groups, scheme]);
};

/** The terms of all offers, in their order. */
export const useNamedOffers = (): readonly NamedTerms[] => {
  const offers = useFormSelectorAfterPaint('/offers', offersIn);
  const { groups, scheme } = useMenuOfOffers();
  return useMemo(() => offers.map(offer => namedTerms(offer, groups, scheme)), [offers, groups, scheme]);
};

/** The terms of the offers above one in the list. */
export const useTermsAbove = (path: string): readonly NamedTerms[] => {
  const offers = useNamedOffers();
  return useMemo(
    () =>
      offers.slice(
        0,
        offers.findIndex(({ id }) => path === memberPath('/offers', id)),
      ),
    [offers, path],
  );
};

/** Computed once for an offer: each offer of a list reads the others. */
const namedTerms = memoByIdentity(
  (offer: Offer, groups: Menu['itemGroups'], scheme: Id): NamedTerms => ({
    ...offerTerms(offer, groups, scheme),
    id: String(offer.id),
    name: offer.info.name,
  }),
);

/** The item groups, and the id of the default pricing scheme. */
const useMenuOfOffers = () => {
  const groups = useFormSelector('/itemGroups', groupsIn);
  const scheme = useFormSelector('/pricingSchemes', defaultSchemeIn);
  return { groups, scheme };
};

// The definition of the menu says what its values are.
const offersIn = (session: EditSession) => valueIn(session, '/offers') as Menu['offers'];
const groupsIn = (session: EditSession) => valueIn(session, '/itemGroups') as Menu['itemGroups'];

/** The id of the scheme whose values count where a scheme has none. */
const defaultSchemeIn = (session: EditSession) => {
  const schemes = valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];
  return defaultScheme(schemes)?.id ?? '';
};

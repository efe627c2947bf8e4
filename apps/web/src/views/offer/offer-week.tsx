import { offersTexts } from '@commissary/catalog';
import { hasItsOrders, weekOfOffer } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { useMemo } from 'react';
import { WeekCard } from '../pricing/index.ts';
import { type NamedTerms, useNamedOffers } from './use-offer-terms.ts';

/** Which offer is applied in place of another one, always or where its conditions are met. */
const takesPlaceText = (first: NamedTerms, other: NamedTerms, times: readonly string[]): string =>
  (hasItsOrders(first, other) ? offersTexts.takesPlace : offersTexts.takesPlaceWhereMet)(first.name, other.name, times);

/** When the offer is valid through a week within its dates, as it is edited now; nothing where it never is. */
export function OfferWeek({ path }: { readonly path: string }) {
  const offers = useNamedOffers();
  const offer = offers.find(({ id }) => path === memberPath('/offers', id));
  const days = useMemo(() => (offer === undefined ? [] : weekOfOffer(offers, offer)), [offers, offer]);
  if (offer === undefined || days.every(spans => spans.length === 0)) return null;
  return (
    <WeekCard
      title={offersTexts.week}
      hint={offersTexts.weekHint}
      days={days}
      toneOf={one => (one === offer ? 0 : undefined)}
      watched={[offer]}
      channels={offer.channels}
      coversText={takesPlaceText}
    />
  );
}

import { offersTexts } from '@commissary/catalog';
import { weekOfOffer } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { useMemo } from 'react';
import { WeekCard } from '../pricing/index.ts';
import { useNamedOffers } from './use-offer-terms.ts';

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
      coversText={offersTexts.takesPlace}
    />
  );
}

import { type Menu, type Offer, offersTexts } from '@commissary/catalog';
import { fromCents, type OfferTerms, type ValidTime } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { useCallback, useMemo } from 'react';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './offer.module.css';
import { triedOrder } from './tried-order.ts';

export interface TriedOfferProps {
  /** Of the offer. */
  readonly path: string;
  readonly terms: OfferTerms;
  /** When it is valid next; absent: never. */
  readonly moment: ValidTime | undefined;
}

/** What the offer does to an order of a few items. */
export function TriedOffer({ path, terms, moment }: TriedOfferProps) {
  const { zone } = useForm();
  const offerIn = useCallback((session: EditSession) => valueIn(session, path) as Offer, [path]);
  const offer = useFormSelectorAfterPaint(path, offerIn);
  const menu = useFormSelectorAfterPaint('', menuIn);
  const tried = useMemo(
    () => (moment === undefined ? null : triedOrder(terms, offer, menu, moment, zone)),
    [terms, offer, menu, moment, zone],
  );
  if (tried === null) return null;
  const { lines, price } = tried;
  const skipped = price.steps.find(step => step.kind === 'OFFER_SKIPPED');
  const delivery = price.steps.find(step => step.kind === 'FREE_DELIVERY');
  return (
    <SectionCard title={offersTexts.tryIt}>
      <ul className={styles.lines}>
        {lines.map(({ key, name, price: linePrice, off }) => (
          <li key={key}>
            <span>{name}</span>
            <span>{moneyOf(linePrice)}</span>
            {off > 0 && (
              <>
                <span className="tone-2">{offersTexts.thisOffer}</span>
                <span className="tone-2">{moneyOf(-off)}</span>
              </>
            )}
          </li>
        ))}
        {delivery !== undefined && (
          <li>
            <span className="tone-2">{offersTexts.delivery}</span>
            <span className="tone-2">{moneyOf(delivery.cents)}</span>
          </li>
        )}
        <li className="weight-600 space-above-4 line-above">
          <span>{offersTexts.total}</span>
          <span>{moneyOf(price.discounted)}</span>
        </li>
      </ul>
      {skipped !== undefined && <p className="text-13 tone-2">{offersTexts.rejection[skipped.reason]}</p>}
    </SectionCard>
  );
}

const moneyOf = (cents: number): string => formatMoney(fromCents(cents));

/** The menu as it is edited now. The definition of the menu says what its values are. */
const menuIn = (session: EditSession): Menu => effectiveOf(session.opened, contentOf(session)) as Menu;

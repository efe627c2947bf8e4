import { type Menu, offersTexts } from '@commissary/catalog';
import { addMoney, evaluateOffer, type OfferTerms, type ValidTime } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { useMemo } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './offer.module.css';
import { triedOrder } from './tried-order.ts';

export interface TriedOfferProps {
  readonly terms: OfferTerms;
  /** When it is valid next; absent: never. */
  readonly moment: ValidTime | undefined;
}

/** What the offer does to an order of a few items. */
export function TriedOffer({ terms, moment }: TriedOfferProps) {
  const departments = useFormSelector('/departments', departmentsIn);
  const pricingSchemes = useFormSelector('/pricingSchemes', schemesIn);
  const order = useMemo(
    () => (moment === undefined ? null : triedOrder(terms, { departments, pricingSchemes }, moment)),
    [terms, departments, pricingSchemes, moment],
  );
  if (order === null || order.lines.length === 0) return null;
  const outcome = evaluateOffer(terms, order);
  const offs = new Map(outcome.applies ? outcome.lines.map(({ lineId, amount }) => [lineId, amount]) : []);
  const total = [...order.lines.map(({ price }) => price), ...[...offs.values()].map(off => `-${off}`)].reduce(
    addMoney,
  );
  return (
    <SectionCard title={offersTexts.tryIt}>
      <ul className={styles.lines}>
        {order.lines.map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{formatMoney(price)}</span>
            {offs.has(id) && (
              <>
                <span className="tone-2">{offersTexts.thisOffer}</span>
                <span className="tone-2">{formatMoney(`-${offs.get(id) ?? '0.00'}`)}</span>
              </>
            )}
          </li>
        ))}
        {outcome.applies && outcome.delivery !== '0.00' && (
          <li>
            <span className="tone-2">{offersTexts.delivery}</span>
            <span className="tone-2">{formatMoney(`-${outcome.delivery}`)}</span>
          </li>
        )}
        <li className="weight-600 space-above-4 line-above">
          <span>{offersTexts.total}</span>
          <span>{formatMoney(total)}</span>
        </li>
      </ul>
      {!outcome.applies && <p className="text-13 tone-2">{offersTexts.rejection[outcome.why]}</p>}
    </SectionCard>
  );
}

// The definition of the menu says what its values are.
const departmentsIn = (session: EditSession) => valueIn(session, '/departments') as Menu['departments'];
const schemesIn = (session: EditSession) => valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];

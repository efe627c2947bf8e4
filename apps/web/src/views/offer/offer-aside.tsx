import { offersTexts } from '@commissary/catalog';
import { shadowingOffer } from '@commissary/domain';
import { memberPath } from '@commissary/schema';
import { useState } from 'react';
import type { AsideProps } from '../../form/index.ts';
import { useForm } from '../../form/state/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './offer.module.css';
import { validTimes } from './offer-times.ts';
import { TriedOffer } from './tried-offer.tsx';
import { useOfferTerms, useTermsAbove } from './use-offer-terms.ts';

const shown = 4;

/** When the offer is valid next, which offer above takes its place, and what it does to an order. */
export function OfferAside({ path }: AsideProps) {
  const { owner, zone, address } = useForm();
  const terms = useOfferTerms(path);
  const above = useTermsAbove(path);
  const [instant] = useState(() => Date.now());
  const times = validTimes(terms, instant, zone, shown);
  const shadowing = shadowingOffer(terms, above);
  const href = shadowing === null ? null : hrefOfPath(address, memberPath('/offers', shadowing.id), {});
  return (
    <>
      <SectionCard title={times.length === 0 ? offersTexts.never : offersTexts.validNext(owner)}>
        {times.length === 0 ? (
          <p className="text-13 tone-2">{offersTexts.neverHint}</p>
        ) : (
          <ul className={styles.times}>
            {times.map(({ time, day, hours }) => (
              <li key={time.date}>
                <span>{day}</span>
                <span>{hours}</span>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      {shadowing !== null && (
        <SectionCard title={offersTexts.shadowed(shadowing.name)}>
          <p className="text-13 tone-2">{offersTexts.shadowedHint}</p>
          {href !== null && <AppLink href={href}>{offersTexts.showShadowing(shadowing.name)}</AppLink>}
        </SectionCard>
      )}
      <TriedOffer path={path} terms={terms} moment={times[0]?.time} />
    </>
  );
}

import { offerSentence, offersTexts } from '@commissary/catalog';
import { Fragment } from 'react';
import { useForm } from '../../form/state/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './offer.module.css';
import { useOfferNames } from './use-offer-names.ts';
import { useOfferTerms } from './use-offer-terms.ts';

/** The offer as one sentence; a part of it leads to its field. */
export function OfferRule({ path }: { readonly path: string }) {
  const { show } = useForm();
  const parts = offerSentence(useOfferTerms(path), useOfferNames());
  return (
    <div className="space-below-16">
      <SectionCard title={offersTexts.rule} aside={offersTexts.ruleHint}>
        <p className={styles.sentence}>
          {parts.map(({ text, field }, index) => (
            <Fragment key={`${field} ${text}`}>
              <button type="button" className={styles.part} onClick={() => show(`${path}/${field}`)}>
                {index === 0 ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text}
              </button>
              {index === parts.length - 1 ? '.' : ', '}
            </Fragment>
          ))}
        </p>
      </SectionCard>
    </div>
  );
}

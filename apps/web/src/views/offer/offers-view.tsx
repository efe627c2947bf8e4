import { type OfferNames, offerSentence, offersTexts } from '@commissary/catalog';
import { shadowingOffer } from '@commissary/domain';
import { isBelow } from '@commissary/schema';
import { createContext, useContext, useState } from 'react';
import { DocumentScreen, type RowNoteProps } from '../../form/index.ts';
import { useForm } from '../../form/state/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { Badge } from '../../ui/index.ts';
import styles from './offer.module.css';
import { validTimes } from './offer-times.ts';
import { useOfferNames } from './use-offer-names.ts';
import { useOfferTerms, useTermsAbove } from './use-offer-terms.ts';

/** The names are read once for all rows. */
const Names = createContext<OfferNames | null>(null);

/** The offers in the order in which they apply, each with its sentence and when it is valid next. */
export function OffersView({ screen }: ViewProps) {
  return (
    <Names value={useOfferNames()}>
      <DocumentScreen screen={screen} Note={OfferNote} />
    </Names>
  );
}

/** Item groups are in the other list of the screen. */
function OfferNote({ path }: RowNoteProps) {
  const names = useContext(Names);
  return names !== null && isBelow(path, '/offers') ? <Sentence path={path} names={names} /> : null;
}

function Sentence({ path, names }: RowNoteProps & { readonly names: OfferNames }) {
  const { zone } = useForm();
  const terms = useOfferTerms(path);
  const shadowing = shadowingOffer(terms, useTermsAbove(path));
  const [instant] = useState(() => Date.now());
  const [next] = validTimes(terms, instant, zone, 1);
  const words = offerSentence(terms, names)
    .map(({ text }) => text)
    .join(', ');
  return (
    <div className={`${styles.summary} row wrap align-baseline justify-between gap-4 gap-x-16 text-13 tone-2`}>
      <p>{`${words.charAt(0).toUpperCase()}${words.slice(1)}.`}</p>
      {shadowing !== null ? (
        <Badge tone="amber">{offersTexts.shadowed(shadowing.name)}</Badge>
      ) : next === undefined ? (
        <Badge tone="quiet">{offersTexts.never}</Badge>
      ) : (
        <span className="tone-3">{offersTexts.next(next.day, next.hours)}</span>
      )}
    </div>
  );
}

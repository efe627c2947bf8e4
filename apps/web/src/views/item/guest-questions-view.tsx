import { guestQuestionsTexts, type Menu } from '@commissary/catalog';
import { type GuestChoice, type GuestQuestion, guestQuestions, sizesOf } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { SegmentedControl } from '@mantine/core';
import { useCallback, useId, useState } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelector, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { SchemePicker, useChosenScheme } from '../pricing/index.ts';
import { askedItem } from './asked-item.ts';
import styles from './guest-questions.module.css';

type Channel = 'ONLINE' | 'POS';

const channels: { value: Channel; label: string }[] = [
  { value: 'ONLINE', label: guestQuestionsTexts.online },
  { value: 'POS', label: guestQuestionsTexts.pos },
];

/** What a guest is asked about an item, question by question, from what is edited now. */
export function GuestQuestions({ path }: { readonly path: string }) {
  const titleId = useId();
  const read = useCallback((session: EditSession) => askedItem(session, path), [path]);
  // A typed character is painted first.
  const item = useFormSelectorAfterPaint('', read);
  const schemes = useFormSelector('/pricingSchemes', schemesIn);
  const [scheme, setScheme] = useChosenScheme(schemes);
  const [channel, setChannel] = useState<Channel>('ONLINE');
  const [chosen, setChosen] = useState<string | null>(null);
  if (item === null) return null;
  const sizes = sizesOf(item);
  const size = sizes.find(({ id }) => String(id) === chosen) ?? sizes[0];
  const questions = guestQuestions(item, { scheme, size: size?.id ?? null, channel });
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className="row wrap align-center justify-between gap-8 space-below-12">
        <h2 id={titleId} className={styles.title}>
          {guestQuestionsTexts.title}
        </h2>
        <SchemePicker schemes={schemes} value={scheme} onChange={setScheme} />
        <SegmentedControl
          size="xs"
          aria-label={guestQuestionsTexts.channel}
          data={channels}
          value={channel}
          onChange={setChannel}
        />
      </div>
      {questions.length === 0 && <p className="tone-3">{guestQuestionsTexts.none}</p>}
      <ol className={`${styles.questions} card`}>
        {questions.map(question => (
          <li key={`${question.of} ${String(question.id)}`} className={styles.question}>
            <Question question={question} size={question.of === 'size' ? String(size?.id) : null} onSize={setChosen} />
          </li>
        ))}
      </ol>
    </section>
  );
}

// The definition of the menu says what its values are.
const schemesIn = (session: EditSession) => valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];

interface QuestionProps {
  readonly question: GuestQuestion;
  /** The chosen size, where it is the question for it. */
  readonly size: string | null;
  readonly onSize: (id: string) => void;
}

function Question({ question, size, onSize }: QuestionProps) {
  const name = useId();
  const { required, min, max, included, includedChoices, choices } = question;
  const rule = guestQuestionsTexts.rule(required, min, max);
  return (
    <fieldset className={styles.choices}>
      <legend className={`${styles.legend} row wrap justify-between gap-2 gap-x-12 full-width`}>
        <strong>{question.name}</strong>
        <span className="size-12 tone-3">
          {included > 0 ? `${rule}, ${guestQuestionsTexts.free(included, includedChoices)}` : rule}
        </span>
      </legend>
      {choices.length === 0 && <p className="tone-3">{guestQuestionsTexts.noChoices}</p>}
      {choices.map(choice => (
        <label key={String(choice.id)} className={`${styles.choice} row align-center gap-8`}>
          <input
            type={max === 1 ? 'radio' : 'checkbox'}
            name={name}
            {...(size === null
              ? { defaultChecked: choice.isIncluded }
              : { checked: String(choice.id) === size, onChange: () => onSize(String(choice.id)) })}
          />
          <span className="grow min-width-0">{choice.name}</span>
          <span className={styles.price}>{priceText(choice, question.of === 'size')}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A size has a price, any other choice a charge. */
const priceText = ({ price, isIncluded }: GuestChoice, isSize: boolean): string => {
  if (isSize) return price === undefined ? guestQuestionsTexts.noPrice : formatMoney(price);
  if (isIncluded) return guestQuestionsTexts.included;
  return price === undefined || Number(price) === 0
    ? guestQuestionsTexts.noCharge
    : guestQuestionsTexts.charge(formatMoney(price));
};

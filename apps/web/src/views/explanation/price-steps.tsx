import { type ExplainedStep, explanationTexts as texts } from '@commissary/catalog';
import { fromCents } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../../navigation/index.ts';
import styles from './price-steps.module.css';
import { SetBy, type ValueSource } from './set-by.tsx';
import { keyedSteps } from './step-keys.ts';

export interface PriceStepsProps {
  readonly steps: readonly ExplainedStep[];
  /** In cents. */
  readonly total: number;
  /** Where the value of a step is stored; null where nothing is. */
  readonly sourceOf: (step: ExplainedStep) => ValueSource | null;
}

/** How a price comes about, step by step, each with where its value is set and by whom; the offers that do not apply. */
export function PriceSteps({ steps, total, sourceOf }: PriceStepsProps) {
  const keyed = keyedSteps(steps);
  const skipped = keyed.filter(({ step }) => step.kind === 'OFFER_SKIPPED');
  return (
    <>
      <ol className={`${styles.steps} list`}>
        {keyed
          .filter(({ step }) => step.kind !== 'OFFER_SKIPPED')
          .map(({ key, step }) => (
            <Step key={key} step={step} source={sourceOf(step)} />
          ))}
        <li className="weight-600 line-above">
          <span>{texts.total}</span>
          <span>{moneyOf(total)}</span>
        </li>
      </ol>
      {skipped.length > 0 && (
        <details className="pad-y-8">
          <summary>{texts.skipped(skipped.length)}</summary>
          <ul className={`${styles.steps} list`}>
            {skipped.map(({ key, step }) => (
              <Step key={key} step={step} source={sourceOf(step)} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface StepProps {
  readonly step: ExplainedStep;
  readonly source: ValueSource | null;
}

function Step({ step: { kind, text, cents }, source }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const words = texts.from(text, source === null || source.level === 'company' ? [] : [texts.setAt(source.name)]);
  const hasAmount = kind !== 'SCHEME' && kind !== 'OFFER_SKIPPED';
  return (
    <li>
      <span>{source?.href == null ? words : <AppLink href={source.href}>{words}</AppLink>}</span>
      {hasAmount && <span>{moneyOf(cents)}</span>}
      {source !== null && (
        <button
          type="button"
          className={`${styles.who} grid rigid tone-2 pad-0`}
          aria-label={texts.whoSet(text)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconUserQuestion size={16} stroke={1.8} aria-hidden />
        </button>
      )}
      {isOpen && source !== null && <SetBy source={source} />}
    </li>
  );
}

const moneyOf = (cents: number): string => formatMoney(fromCents(cents));

import { type ExplainedStep, explanationTexts as texts } from '@commissary/catalog';
import { fromCents } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import type { ValueSource } from './set-by.tsx';
import { SourcedLine } from './sourced-line.tsx';
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
      <ol className="list">
        {keyed
          .filter(({ step }) => step.kind !== 'OFFER_SKIPPED')
          .map(({ key, step }) => (
            <SourcedLine key={key} text={step.text} amount={amountOf(step)} source={sourceOf(step)} />
          ))}
        <li className="row justify-between gap-12 weight-600 pad-y-8 line-above">
          <span>{texts.total}</span>
          <span>{moneyOf(total)}</span>
        </li>
      </ol>
      {skipped.length > 0 && (
        <details className="pad-y-8">
          <summary>{texts.skipped(skipped.length)}</summary>
          <ul className="list">
            {skipped.map(({ key, step }) => (
              <SourcedLine key={key} text={step.text} amount={amountOf(step)} source={sourceOf(step)} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const amountOf = ({ kind, cents }: ExplainedStep): string | undefined =>
  kind === 'SCHEME' || kind === 'OFFER_SKIPPED' ? undefined : moneyOf(cents);

const moneyOf = (cents: number): string => formatMoney(fromCents(cents));

import { payTexts } from '@commissary/catalog';
import type { PayLine } from '@commissary/domain';
import { formatMoney, type Id } from '@commissary/schema';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { dayLabel } from './day-names.ts';
import { amountText, hoursText, payWords } from './pay-words.ts';
import type { PayRules, TriedPay } from './tried-week.ts';
import styles from './try-week.module.css';

export interface PayLinesProps {
  readonly result: TriedPay;
  readonly rules: PayRules;
  readonly owner: string;
  readonly nameOf: (id: Id) => string;
}

/** What the week pays: each line with its figures, the amount and the rule, and the sums. */
export function PayLines({ result: { pay }, rules, owner, nameOf }: PayLinesProps) {
  const { jobTypes, payrollAndOvertime } = rules;
  const dayNames = pay.dates.map(date => dayLabel(date).day);
  const lineOf = (line: PayLine<null>, index: number) => {
    const { title, figures, why } = payWords(line, { lines: pay.lines, jobTypes, nameOf, dayNames });
    return (
      // A line has no id; a job may have several with one title.
      <li
        key={`${title} ${index.toString()}`}
        className={`${styles.line} grid gap-2 gap-x-12 text-13 pad-x-20 pad-y-8 line-above`}
      >
        <strong>{title}</strong>
        <span className="tone-2 text-end">{figures}</span>
        <strong className="text-end">{amountText(line.cents)}</strong>
        <span className={`${styles.why} text-12 tone-2`}>{why}</span>
      </li>
    );
  };
  const isBelowWages = ({ rule }: PayLine<null>) =>
    rule === 'employer-cost' || rule === 'tips' || rule === 'delivery-fees';
  const { minimumWage } = payrollAndOvertime;
  return (
    <section aria-label={payTexts.pay} className="line-above">
      <header className={`${styles.head} row wrap align-center gap-4 gap-x-12 pad-x-20 pad-y-8`}>
        <h3>{payTexts.pay}</h3>
        <span className="text-13 tone-2">{payTexts.payHint}</span>
      </header>
      <ul>{pay.lines.filter(line => !isBelowWages(line)).map(lineOf)}</ul>
      <Sum title={payTexts.wages} figures={payTexts.hoursOf(hoursText(pay.workedMs))} cents={pay.wages} />
      <ul>{pay.lines.filter(isBelowWages).map(lineOf)}</ul>
      {pay.gross !== pay.wages && <Sum title={payTexts.gross} figures="" cents={pay.gross} />}
      <Sum title={payTexts.cost(owner)} figures="" cents={pay.cost} />
      <p className="row align-center gap-8 text-13 pad-x-20 pad-y-12 line-above">
        {minimumWage.enabled && pay.lines.every(({ rule }) => rule !== 'no-wage' && rule !== 'salary') ? (
          <>
            <IconCircleCheck size={16} stroke={1.8} aria-hidden />
            {payTexts.minimumKept(formatMoney(minimumWage.amount))}
          </>
        ) : (
          <>
            <IconInfoCircle size={16} stroke={1.8} aria-hidden />
            {minimumWage.enabled ? payTexts.minimumOfHours(formatMoney(minimumWage.amount)) : payTexts.noMinimum}
          </>
        )}
      </p>
    </section>
  );
}

interface SumProps {
  readonly title: string;
  readonly figures: string;
  readonly cents: number;
}

function Sum({ title, figures, cents }: SumProps) {
  return (
    <p className={`${styles.sum} grid gap-2 gap-x-12 text-13 pad-x-20 pad-y-8 line-above`}>
      <strong>{title}</strong>
      <span className="tone-2 text-end">{figures}</span>
      <strong className="text-end">{amountText(cents)}</strong>
    </p>
  );
}

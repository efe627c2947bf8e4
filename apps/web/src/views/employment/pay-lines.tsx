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
      <li key={`${title} ${index.toString()}`} className={styles.line}>
        <strong>{title}</strong>
        <span className={styles.figures}>{figures}</span>
        <strong className={styles.amount}>{amountText(line.cents)}</strong>
        <span className={styles.why}>{why}</span>
      </li>
    );
  };
  const isBelowWages = ({ rule }: PayLine<null>) =>
    rule === 'employer-cost' || rule === 'tips' || rule === 'delivery-fees';
  const { minimumWage } = payrollAndOvertime;
  return (
    <section aria-label={payTexts.pay} className={styles.pay}>
      <header className={styles.head}>
        <h3>{payTexts.pay}</h3>
        <span className={styles.about}>{payTexts.payHint}</span>
      </header>
      <ul>{pay.lines.filter(line => !isBelowWages(line)).map(lineOf)}</ul>
      <Sum title={payTexts.wages} figures={payTexts.hoursOf(hoursText(pay.workedMs))} cents={pay.wages} />
      <ul>{pay.lines.filter(isBelowWages).map(lineOf)}</ul>
      {pay.gross !== pay.wages && <Sum title={payTexts.gross} figures="" cents={pay.gross} />}
      <Sum title={payTexts.cost(owner)} figures="" cents={pay.cost} />
      <p className={styles.check}>
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
    <p className={styles.sum}>
      <strong>{title}</strong>
      <span className={styles.figures}>{figures}</span>
      <strong className={styles.amount}>{amountText(cents)}</strong>
    </p>
  );
}

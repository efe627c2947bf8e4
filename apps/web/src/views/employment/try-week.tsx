import { payTexts } from '@commissary/catalog';
import { plainDateAt, workweekOf } from '@commissary/domain';
import { fieldAt, type Id, isId, validateValue } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { DateInput, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { LaborDays } from './labor-days.tsx';
import { PayLines } from './pay-lines.tsx';
import { Shifts } from './shifts.tsx';
import { TriedWages } from './tried-wages.tsx';
import { exampleWeek, type PayRules, type TriedWeek, triedPay } from './tried-week.ts';
import styles from './try-week.module.css';
import { useDayStarts } from './use-day-starts.ts';
import { useStartOfWeek } from './use-start-of-week.ts';

const paths = ['/jobTypes', '/timeClock', '/payrollAndOvertime'] as const;

/** The rules as they are edited now; null while a value is not valid. Whether they may be saved is no matter here. */
const rulesIn = (session: EditSession): PayRules | null => {
  const isValid = paths.every(path => {
    const field = fieldAt(session.opened.definition, path);
    return field !== undefined && validateValue(field, valueIn(session, path)).every(({ code }) => code === 'rule');
  });
  if (!isValid) return null;
  // The definition of the document says what its valid values are.
  return {
    jobTypes: valueIn(session, '/jobTypes') as PayRules['jobTypes'],
    timeClock: valueIn(session, '/timeClock') as PayRules['timeClock'],
    payrollAndOvertime: valueIn(session, '/payrollAndOvertime') as PayRules['payrollAndOvertime'],
  };
};

export interface TryWeekProps {
  /** What was typed; null: the example. */
  readonly week: TriedWeek | null;
  readonly onWeek: (week: TriedWeek | null) => void;
  /** Leads back to the rules. */
  readonly onClose: () => void;
}

/** Punches of a week, what they pay by the rules of the form, and why. Nothing of it is saved. */
export function TryWeek(props: TryWeekProps) {
  const startOfWeek = useStartOfWeek();
  return startOfWeek === null ? <SkeletonRows /> : <Week {...props} startOfWeek={startOfWeek} />;
}

function Week({ startOfWeek, week, onWeek, onClose }: TryWeekProps & { readonly startOfWeek: number }) {
  const { zone, owner } = useForm();
  const dayStarts = useDayStarts();
  const rules = useFormSelectorAfterPaint(paths, rulesIn);
  const [date, setDate] = useState(() => plainDateAt(Date.now(), zone));
  const jobIds = useMemo(() => (rules === null ? [] : rules.jobTypes.map(({ id }) => id).filter(isId)), [rules]);
  const tried = useMemo(() => week ?? exampleWeek(jobIds), [week, jobIds]);
  const firstDate = workweekOf(date, startOfWeek);
  const result = useMemo(
    () => (rules === null ? null : triedPay(tried, rules, { firstDate, zone, dayStarts })),
    [tried, rules, firstDate, zone, dayStarts],
  );
  const nameOf = (id: Id): string =>
    rules?.jobTypes.find(job => String(job.id) === String(id))?.name || payTexts.unnamedJob;
  return (
    <SectionCard
      title={payTexts.title}
      titleExtra={<span className="text-13 tone-2">{payTexts.hint}</span>}
      aside={
        <Button variant="default" leftSection={<IconArrowLeft size={15} stroke={1.8} aria-hidden />} onClick={onClose}>
          {payTexts.close}
        </Button>
      }
      flush
    >
      <div className="row wrap align-center gap-8 pad-x-20 pad-y-12 line-below">
        <DateInput label={payTexts.weekOf} value={date} onChange={day => day !== '' && setDate(day)} />
        <Button variant="default" onClick={() => onWeek(null)}>
          {payTexts.example}
        </Button>
        <Button variant="default" onClick={() => onWeek({ shifts: [], wages: tried.wages })}>
          {payTexts.clear}
        </Button>
        <span className="text-13 tone-2">{payTexts.about(owner)}</span>
      </div>
      {rules === null || result === null ? (
        <p className="tone-2 pad-x-20 pad-y-16" role="status">
          {payTexts.wrong}
        </p>
      ) : (
        <div className={styles.panel}>
          <div className={styles.panes}>
            <div>
              <TriedWages tried={tried} nameOf={nameOf} onChange={onWeek} />
              <Shifts tried={tried} result={result} rules={rules} nameOf={nameOf} onChange={onWeek} />
            </div>
            <div>
              <PayLines result={result} rules={rules} owner={owner} nameOf={nameOf} />
              <LaborDays result={result} payroll={rules.payrollAndOvertime} />
            </div>
          </div>
        </div>
      )}
    </SectionCard>
  );
}

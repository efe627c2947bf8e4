import {
  type AskedReport,
  type ChosenComparison,
  type ChosenPeriod,
  comparisonChoices,
  dayCount,
  periodChoices,
  reportScreenTexts as texts,
} from '@commissary/catalog';
import { addDays } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useActiveTenant } from '../../session/index.ts';
import { DateInput, Select } from '../../ui/index.ts';
import styles from './reports.module.css';

export interface ReportPeriodProps {
  readonly asked: AskedReport;
  /** The business day that is open: no report is of later days. */
  readonly today: string;
  /** Writes into the address. */
  readonly onChange: (part: Readonly<Record<string, string | null>>) => void;
  /** Whether a person chooses what the period is compared with. */
  readonly isCompared?: boolean;
  /** What else it can be restricted to. */
  readonly children?: ReactNode;
}

/** Where and which days a report is of, and what they are compared with: all of it is in the address. */
export function ReportPeriod({ asked, today, onChange, isCompared = true, children }: ReportPeriodProps) {
  const { choice, period, comparison, against, problem } = asked;
  const { user, tenant, levels } = useActiveTenant();
  const places = useMemo(() => user.accessibleTenants.map(({ id, name }) => ({ value: id, label: name })), [user]);
  const choose = (chosen: ChosenPeriod) =>
    onChange({ period: chosen, from: null, to: null, ...(chosen === 'OWN' && period) });
  const move = (by: 1 | -1) => {
    const days = by * dayCount(period);
    onChange({ period: 'OWN', from: addDays(period.from, days), to: addDays(period.to, days) });
  };
  const step = (by: 1 | -1) => ({
    variant: 'default',
    className: styles.step ?? '',
    'aria-label': by === 1 ? texts.later : texts.earlier,
    disabled: problem !== null || (by === 1 && period.to >= today),
    onClick: () => move(by),
  });
  return (
    <search className={`${styles.period} row wrap align-end gap-8 space-below-12`}>
      {levels && (
        <Select
          label={texts.where}
          placeholder={texts.everywhere}
          clearable
          inputMode="search"
          data={places}
          value={tenant?.id ?? null}
          onChange={locationId => onChange({ locationId })}
        />
      )}
      <div className="row align-end gap-8">
        <Button {...step(-1)} data-back>
          <IconChevronRight size={17} stroke={1.8} aria-hidden />
        </Button>
        <Select<ChosenPeriod>
          label={texts.period}
          data={periodChoices.map(value => ({ value, label: texts.periods[value] }))}
          value={choice}
          allowDeselect={false}
          onChange={chosen => chosen !== null && choose(chosen)}
        />
        <Button {...step(1)}>
          <IconChevronRight size={17} stroke={1.8} aria-hidden />
        </Button>
      </div>
      {choice === 'OWN' && (
        <>
          <DateInput
            label={texts.from}
            value={period.from}
            max={today}
            onChange={from => onChange({ period: 'OWN', from })}
          />
          <DateInput label={texts.to} value={period.to} max={today} onChange={to => onChange({ period: 'OWN', to })} />
        </>
      )}
      {isCompared && (
        <Select<ChosenComparison>
          label={texts.compare}
          data={comparisonChoices
            .filter(value => levels || value !== 'PLACE')
            .map(value => ({ value, label: texts.comparisons[value] }))}
          value={comparison}
          allowDeselect={false}
          onChange={compare => onChange({ compare, against: null })}
        />
      )}
      {isCompared && comparison === 'PLACE' && (
        <Select
          label={texts.against}
          placeholder={texts.choosePlace}
          inputMode="search"
          data={places.filter(({ value }) => value !== tenant?.id)}
          value={against}
          onChange={chosen => onChange({ against: chosen })}
        />
      )}
      {children}
    </search>
  );
}

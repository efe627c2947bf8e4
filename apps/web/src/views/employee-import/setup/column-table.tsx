import { employeeColumns, type ImportField, importFields, employeeImportTexts as texts } from '@commissary/catalog';
import type { ImportResult } from '@commissary/contract';
import { dateOrders, leastLargeWage, payPeriods, recognizeHeaders } from '@commissary/domain';
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { tenantOptions } from '../../../navigation/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { Badge, DateInput, SectionCard, Select } from '../../../ui/index.ts';
import styles from '../employee-import.module.css';
import type { OpenedFile } from '../import-queries.ts';
import { hasName, type ImportSetup, withColumn } from '../import-setup.ts';
import type { PeopleImport } from '../use-people-import.ts';

export interface SetupPartProps {
  readonly work: PeopleImport;
  readonly opened: OpenedFile;
}

/** What each column of the file is, and what counts where the file does not say it. */
export function ColumnTable({ work, opened }: SetupPartProps) {
  const { file, setup } = opened;
  const { system } = recognizeHeaders(employeeColumns, file.headers);
  const result = work.checked?.result;
  const notes = [
    ...(file.isLegacyText ? [texts.legacyText] : []),
    ...(file.hasHeaders ? [] : [texts.noHeaders]),
    ...(file.duplicateHeaders.length > 0 ? [texts.duplicateHeaders(file.duplicateHeaders)] : []),
    ...(hasName(setup) ? [] : [texts.nameMissing]),
    ...(result?.dates === 'MONTH_FIRST' || result?.dates === 'DAY_FIRST' ? [texts.datesAre[result.dates]] : []),
    ...(result !== undefined && result.uncheckedEmails > 0 ? [texts.uncheckedEmails(result.uncheckedEmails)] : []),
  ];
  return (
    <SectionCard
      title={texts.columns}
      titleExtra={system !== null && <Badge tone="live">{texts.recognized(system)}</Badge>}
    >
      <p className={`${styles.about} text-13 tone-2`}>{texts.columnsAbout}</p>
      <div role="status">
        {notes.map(note => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <ul className={styles.columns}>
        {setup.columns.map((field, index) => {
          const header = file.headers[index] || texts.column(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position, and headers may be the same
            <li key={index}>
              <span className="weight-500 break-anywhere">{header}</span>
              <span className={`${styles.examples} size-13 tone-2 nowrap`}>{examplesOf(opened, index)}</span>
              <NativeSelect
                aria-label={texts.columnIs(header)}
                value={field ?? ''}
                data={[
                  { value: '', label: texts.notImported },
                  ...importFields.map(value => ({ value, label: employeeColumns[value].label })),
                ]}
                onChange={({ currentTarget }) => work.change(withColumn(setup, index, fieldOf(currentTarget.value)))}
              />
            </li>
          );
        })}
      </ul>
      <Defaults setup={setup} result={result} onChange={work.change} />
    </SectionCard>
  );
}

const fieldOf = (value: string): ImportField | null => importFields.find(field => field === value) ?? null;

const shownExamples = 3;

const examplesOf = ({ file }: OpenedFile, column: number): string => {
  const cells = file.rows.map(({ cells: row }) => row[column] ?? '').filter(cell => cell !== '');
  return [...new Set(cells.slice(0, 50))]
    .slice(0, shownExamples)
    .map(cell => cell.slice(0, 40))
    .join(', ');
};

interface DefaultsProps {
  readonly setup: ImportSetup;
  /** Undefined: the file is not checked yet. */
  readonly result: ImportResult | undefined;
  readonly onChange: (setup: ImportSetup) => void;
}

function Defaults({ setup, result, onChange }: DefaultsProps) {
  const { user, companyId } = useActiveTenant();
  const options = useMemo(
    () =>
      tenantOptions(user, '').flatMap(group =>
        group.options.map(({ id, name, level }) => ({
          value: id ?? companyId,
          label: level === 'group' ? texts.groupOption(name) : name,
        })),
      ),
    [user, companyId],
  );
  return (
    <div className={`${styles.defaults} grid align-end gap-12 gap-x-16 columns-280`}>
      <Select
        label={texts.usualPlace}
        inputMode="search"
        allowDeselect={false}
        value={setup.place.id}
        data={options}
        onChange={value => {
          const chosen = user.accessibleTenants.find(({ id }) => id === value);
          const place = chosen ? { type: chosen.type, id: chosen.id } : { type: 'COMPANY' as const, id: companyId };
          onChange({ ...setup, place });
        }}
      />
      <DateInput
        label={texts.wagesFrom}
        value={setup.wagesFrom}
        onChange={wagesFrom => {
          if (wagesFrom !== '') onChange({ ...setup, wagesFrom });
        }}
      />
      {result?.dates === 'UNDECIDED' && (
        <NativeSelect
          label={texts.dateOrder}
          value={setup.dateOrder ?? ''}
          data={[
            { value: '', label: texts.chooseAnswer },
            ...dateOrders.map(value => ({ value, label: texts.dateOrders[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...setup, dateOrder: dateOrders.find(order => order === value) })
          }
        />
      )}
      {result !== undefined && result.largeWages > 0 && (
        <NativeSelect
          label={texts.largeWagesPer(leastLargeWage)}
          value={setup.largeWagesPer ?? ''}
          data={[
            { value: '', label: texts.chooseAnswer },
            ...payPeriods.map(value => ({ value, label: texts.periods[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...setup, largeWagesPer: payPeriods.find(period => period === value) })
          }
        />
      )}
    </div>
  );
}

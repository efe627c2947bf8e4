import { employeeColumns, importFields, employeeImportTexts as texts } from '@commissary/catalog';
import type { ImportResult } from '@commissary/contract';
import { dateOrders, leastLargeWage, payPeriods, recognizeHeaders } from '@commissary/domain';
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { ColumnTable } from '../../../file-columns/index.ts';
import { tenantOptions } from '../../../navigation/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { DateInput, Select } from '../../../ui/index.ts';
import styles from '../employee-import.module.css';
import type { OpenedFile } from '../import-queries.ts';
import { hasName, type ImportSetup, withColumn } from '../import-setup.ts';
import type { PeopleImport } from '../use-people-import.ts';

export interface SetupPartProps {
  readonly work: PeopleImport;
  readonly opened: OpenedFile;
}

/** What each column of the file is, and what counts where the file does not say it. */
export function PeopleColumns({ work, opened }: SetupPartProps) {
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
    <ColumnTable
      {...{ texts, file, system, notes, choices, columns: setup.columns }}
      onChoose={(index, field) => work.change(withColumn(setup, index, field))}
    >
      <Defaults setup={setup} result={result} onChange={work.change} />
    </ColumnTable>
  );
}

const choices = importFields.map(value => ({ value, label: employeeColumns[value].label }));

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

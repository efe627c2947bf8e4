import { type Menu, type MenuColumn, type MenuImportSetup, menuImportScreenTexts as texts } from '@commissary/catalog';
import { NativeSelect } from '@mantine/core';
import { memo, useMemo } from 'react';
import { ColumnTable } from '../../file-columns/index.ts';
import { columnChoices, withColumn } from './column-choices.ts';
import type { OpenedTable } from './opened-table.ts';

export interface MenuColumnsProps {
  readonly menu: Menu;
  readonly opened: OpenedTable;
  readonly onChange: (setup: MenuImportSetup) => void;
}

/** What each column of the file is, and what counts where the file does not say it. */
export const MenuColumns = memo(function MenuColumns({ menu, opened, onChange }: MenuColumnsProps) {
  const { file, setup, system, duplicateHeaders } = opened;
  const choices = useMemo(() => columnChoices(menu, setup.scope, setup.columns), [menu, setup.scope, setup.columns]);
  const notes = [
    ...(file.isLegacyText ? [texts.legacyText] : []),
    ...(duplicateHeaders.length > 0 ? [texts.duplicateHeaders(duplicateHeaders)] : []),
  ];
  return (
    <ColumnTable
      {...{ texts, file, system, notes, choices, columns: setup.columns }}
      onChoose={(index, column) => onChange(withColumn(setup, index, column))}
    >
      <Defaults menu={menu} opened={opened} onChange={onChange} />
    </ColumnTable>
  );
});

const isPrice = (column: MenuColumn | null): boolean =>
  column === 'price' || column === 'modifierPrice' || column?.startsWith('price ') === true;

function Defaults({ menu, opened, onChange }: MenuColumnsProps) {
  const { setup } = opened;
  const names = [...new Set(menu.departments.map(({ info }) => info.name))];
  const { department } = setup.defaults;
  return (
    <div className="stack gap-12 space-above-12">
      {setup.columns.some(isPrice) && (
        <NativeSelect
          label={texts.decimal}
          value={setup.decimal}
          data={(['.', ','] as const).map(value => ({ value, label: texts.decimals[value] }))}
          onChange={({ currentTarget: { value } }) => onChange({ ...setup, decimal: value === ',' ? ',' : '.' })}
        />
      )}
      {setup.scope === 'menu' && !setup.columns.includes('department') && (
        <NativeSelect
          label={texts.department}
          value={department ?? ''}
          data={[
            { value: '', label: texts.noDepartment },
            ...[...new Set(department === null ? names : [...names, department])].map(value => ({
              value,
              label: value,
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...setup, defaults: { ...setup.defaults, department: value === '' ? null : value } })
          }
        />
      )}
    </div>
  );
}

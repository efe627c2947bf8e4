import { employeeImportTexts as texts } from '@commissary/catalog';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobChoicesOf } from '../../../cache/index.ts';
import { tenantOptions } from '../../../navigation/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { SectionCard, Select } from '../../../ui/index.ts';
import styles from '../employee-import.module.css';
import { type ImportSetup, renameKey, renamesUsed } from '../import-setup.ts';
import type { SetupPartProps } from './people-columns.tsx';

type Named = 'job' | 'place';
const setupKeys = { job: 'jobs', place: 'places' } as const;

/** Names of jobs and locations in the file that are not known here, and what somebody said that they are. */
export function UnmatchedNames({ work, opened }: SetupPartProps) {
  const { setup, file } = opened;
  const unknown = [
    ...new Map(
      work.rows.flatMap(row => row.unknown).map(one => [`${one.field} ${renameKey(one.name)}`, one] as const),
    ).values(),
  ];
  const matched = (['job', 'place'] as const).flatMap(field =>
    renamesUsed(file, setup, field).map(name => ({ field, name })),
  );
  if (unknown.length === 0 && matched.length === 0) return null;
  return (
    <SectionCard title={texts.unmatched}>
      {unknown.length > 0 && <p className={`${styles.about} text-13 tone-2`}>{texts.unmatchedAbout}</p>}
      <ul className={`${styles.names} grid align-end gap-12 gap-x-16 columns-280`}>
        {unknown.map(({ field, name }) => (
          <li key={`${field} ${name}`}>
            <NameSelect field={field} name={name} onChoose={here => work.change(withName(setup, field, name, here))} />
          </li>
        ))}
      </ul>
      {matched.length > 0 && (
        <ul className={`${styles.matched} row wrap gap-4 gap-x-16 space-above-12`} aria-label={texts.matched}>
          {matched.map(({ field, name }) => {
            const words = texts.matchedTo(name, setup[setupKeys[field]][renameKey(name)] ?? '');
            return (
              <li key={`${field} ${name}`}>
                <span>{words}</span>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`${texts.forget}: ${words}`}
                  onClick={() => work.change(withoutName(setup, field, name))}
                >
                  {texts.forget}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}

interface NameSelectProps {
  readonly field: Named;
  readonly name: string;
  /** With our name, or '' for none. */
  readonly onChoose: (here: string) => void;
}

/** No name of ours begins with a space. */
const leaveOut = ' leave out';

function NameSelect({ field, name, onChoose }: NameSelectProps) {
  const { user, companyId } = useActiveTenant();
  const { data: choices } = useQuery(jobChoicesOf(companyId, null));
  const places = useMemo(
    () => [...new Set(tenantOptions(user, '').flatMap(({ options }) => options.map(option => option.name)))],
    [user],
  );
  const choose = (value: string) => {
    if (value !== '') onChoose(value === leaveOut ? '' : value);
  };
  if (field === 'place')
    return (
      <Select
        label={texts.placeInFile(name)}
        placeholder={texts.choosePlace}
        inputMode="search"
        value={null}
        data={[{ value: leaveOut, label: texts.leaveOutName }, ...places.map(value => ({ value, label: value }))]}
        onChange={value => choose(value ?? '')}
      />
    );
  return (
    <NativeSelect
      label={texts.jobInFile(name)}
      value=""
      data={[
        { value: '', label: texts.chooseJob },
        ...[...new Set((choices?.jobs ?? []).map(job => job.name))].map(value => ({ value, label: value })),
        { value: leaveOut, label: texts.leaveOutName },
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

const withName = (setup: ImportSetup, field: Named, name: string, here: string): ImportSetup => ({
  ...setup,
  [setupKeys[field]]: { ...setup[setupKeys[field]], [renameKey(name)]: here },
});

const withoutName = (setup: ImportSetup, field: Named, name: string): ImportSetup => {
  const { [renameKey(name)]: _, ...rest } = setup[setupKeys[field]];
  return { ...setup, [setupKeys[field]]: rest };
};

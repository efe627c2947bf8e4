import { labeledColors, layoutTexts as texts } from '@commissary/catalog';
import { type GeneratedTab, generateLayout, type LayoutChoice, type LayoutSize } from '@commissary/domain';
import { fieldAt, isList } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { missingPermission, useForm } from '../../form/state/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { notify } from '../../notifications/index.ts';
import { EmptyState, SectionCard, Segmented } from '../../ui/index.ts';
import { applyGenerated } from './apply-generated.ts';
import { DepartmentChoices, type DepartmentRow } from './department-choices.tsx';
import { layoutHref, useEditedMenu } from './edited-layout.ts';

const path = '/layout/tabs';

/** What is chosen for a generated layout, beside what it would change. */
export function GenerateLayout() {
  const { store, newId, address } = useForm();
  const router = useRouter();
  const menu = useEditedMenu();
  const [rows, setRows] = useState<readonly DepartmentRow[]>(() => startOf(menu.departments));
  const [tabsBy, setTabsBy] = useState<LayoutChoice['tabsBy']>('DEPARTMENT');
  const [size, setSize] = useState<LayoutSize>('SMALL');
  const [existing, setExisting] = useState<'KEEP' | 'REPLACE'>('KEEP');
  const made = useMemo(
    () =>
      generateLayout(menu, menu.layout.tabs, {
        departments: rows.filter(({ isChosen }) => isChosen),
        ...{ tabsBy, size, replace: existing === 'REPLACE' },
      }),
    [menu, rows, tabsBy, size, existing],
  );
  const { definition } = store.session().opened;
  const list = fieldAt(definition, path);
  if (list === undefined || !isList(list)) return null;
  const tabNames = new Map(menu.layout.tabs.map(({ id, name }) => [id, name]));
  const counts = new Map(menu.layout.tabs.map(({ id, buttons }) => [id, buttons.length]));
  const lines = [
    ...made.tabs.flatMap(lineOf),
    ...made.removed.map(id => texts.removedLine(tabNames.get(id) ?? '', counts.get(id) ?? 0)),
  ];
  const mayChange = missingPermission(store.session().opened, { op: 'set', path }) === undefined;
  const apply = () => {
    applyGenerated(store, list, path, made, size, newId);
    notify('success', texts.generated);
    navigateTo(router, layoutHref('menuLayout', address));
  };
  return (
    <div className="stack gap-16">
      <SectionCard title={texts.departments} flush>
        <DepartmentChoices rows={rows} onChange={setRows} />
      </SectionCard>
      <div className="row wrap gap-16">
        <Choice label={texts.tabsBy}>
          <Segmented label={texts.tabsBy} value={tabsBy} options={tabsByOptions} onChange={setTabsBy} />
        </Choice>
        <Choice label={texts.size}>
          <Segmented label={texts.size} value={size} options={sizeOptions} onChange={setSize} />
        </Choice>
        <Choice label={texts.existing}>
          <Segmented label={texts.existing} value={existing} options={existingOptions} onChange={setExisting} />
        </Choice>
      </div>
      <SectionCard title={texts.difference} aside={texts.keeps}>
        {lines.length === 0 ? (
          <EmptyState text={texts.nothingToDo} />
        ) : (
          <ul className="list">
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </SectionCard>
      {mayChange && (
        <div>
          <Button disabled={lines.length === 0} onClick={apply}>
            {texts.generateAction}
          </Button>
        </div>
      )}
    </div>
  );
}

const tabsByOptions = [
  { value: 'DEPARTMENT', label: texts.byDepartment },
  { value: 'CATEGORY', label: texts.byCategory },
] as const;
const sizeOptions = [
  { value: 'SMALL', label: texts.sizes.SMALL },
  { value: 'MEDIUM', label: texts.sizes.MEDIUM },
  { value: 'LARGE', label: texts.sizes.LARGE },
] as const;
const existingOptions = [
  { value: 'KEEP', label: texts.append },
  { value: 'REPLACE', label: texts.replace },
] as const;

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="stack gap-4">
      <span className="text-13 tone-2" aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}

const namedAtMost = 8;

const lineOf = ({ id, name, added }: GeneratedTab): readonly string[] => {
  if (added.length === 0) return [];
  if (id === null) return [texts.newTabLine(name, added.length)];
  if (added.length > namedAtMost) return [texts.addedMany(name, added.length)];
  return [
    texts.addedLine(
      name,
      added.map(one => one.name),
    ),
  ];
};

const startOf = (
  departments: readonly {
    readonly id: string | number;
    readonly info: { readonly name: string; readonly status: string };
  }[],
): readonly DepartmentRow[] =>
  departments
    .filter(({ info }) => info.status === 'ACTIVE')
    .map(({ id, info }, at) => ({
      ...{ id, name: info.name, isChosen: true },
      color: labeledColors[at % labeledColors.length]?.value ?? '',
    }));

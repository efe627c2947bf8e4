import '../../levels/levels.css';
import {
  compareTexts,
  type DocumentKind,
  documentIdIn,
  documentKinds,
  documentLabel,
  hasSeveral,
} from '@commissary/catalog';
import { Switch } from '@mantine/core';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { tenantOptions } from '../../navigation/index.ts';
import { type ActiveTenant, useUser } from '../../session/index.ts';
import { EmptyState, PageHeader, Select } from '../../ui/index.ts';
import styles from './compare.module.css';
import { CompareColumns } from './compare-columns.tsx';
import { companySide, useCompared } from './use-compared.ts';

/** Two tenants side by side: what differs, its source, and an action that copies a value to the other side. */
export function CompareView() {
  const compared = useCompared();
  const { kind, left, right, change } = compared;
  const user = useUser();
  const tenantGroups = tenantOptions(user, '').map(({ title, options }) => ({
    group: title,
    items: options.map(({ id, name }) => ({ value: id ?? companySide, label: name })),
  }));
  const several = hasSeveral(kind);
  const menuOf = (tenant: ActiveTenant | null) => tenant?.tenant?.menuId ?? null;
  // The company and its groups have every menu, so the menu of the other side is compared.
  const menus = [menuOf(left) ?? menuOf(right), menuOf(right) ?? menuOf(left)] as const;
  return (
    <>
      <PageHeader title={compareTexts.compare} about={compareTexts.about} />
      <search
        className={`${styles.sides} grid align-end gap-12 gap-x-16 space-below-16`}
        aria-label={compareTexts.comparisonOptions}
      >
        <Select
          label={compareTexts.first}
          placeholder={compareTexts.chooseLevel}
          inputMode="search"
          data={tenantGroups}
          value={left && idOf(left)}
          onChange={id => change({ left: id, section: null })}
        />
        <Select
          label={compareTexts.second}
          placeholder={compareTexts.chooseLevel}
          inputMode="search"
          data={tenantGroups}
          value={right && idOf(right)}
          onChange={id => change({ right: id, section: null })}
        />
        <Select
          label={compareTexts.compare}
          allowDeselect={false}
          data={documentKinds.map(value => ({ value, label: documentLabel(value) }))}
          value={kind}
          onChange={value => change({ kind: value, section: null })}
        />
        <Switch
          className="span-all"
          label={compareTexts.overridesOnly}
          checked={compared.onlyOwn}
          onChange={({ currentTarget }) => change({ own: currentTarget.checked ? '1' : null })}
        />
      </search>
      {left === null || right === null ? (
        <EmptyState text={compareTexts.chooseTwo} />
      ) : idOf(left) === idOf(right) ? (
        <EmptyState text={compareTexts.sameOnBothSides} />
      ) : several && menus[0] !== menus[1] ? (
        <EmptyState text={compareTexts.differentMenus} />
      ) : several && menus[0] === null ? (
        <EmptyState text={compareTexts.noMenus} />
      ) : (
        <CompareColumns
          key={`${idOf(left)} ${idOf(right)} ${kind}`}
          compared={{ ...compared, left, right }}
          addresses={[addressOf(kind, left, menus[0]), addressOf(kind, right, menus[1])]}
        />
      )}
    </>
  );
}

const idOf = ({ tenant }: ActiveTenant): string => tenant?.id ?? companySide;

const addressOf = (
  kind: DocumentKind,
  { companyId, tenant }: ActiveTenant,
  menuId: string | null,
): CachedDocumentKey => ({
  kind,
  companyId,
  tenantId: tenant?.id ?? null,
  menuId: documentIdIn(kind, { menuId }) ?? null,
});

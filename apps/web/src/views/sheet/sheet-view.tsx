import { documents, initialDocument } from '@commissary/catalog';
import { MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { layersAt } from '../../cache/layers-at.ts';
import { tenantsOf } from '../../cache/tenants.ts';
import { isShownTo } from '../../form/is-shown.ts';
import { effectiveOf, savedContent } from '../../form/opened.ts';
import { openedFrom } from '../../form/opened-from.ts';
import { useActiveMenu } from '../../session/active-menu.ts';
import { useUser } from '../../session/session.ts';
import { useAddressQuery } from '../../shell/use-address-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import '../../form/levels.css';
import { documentKinds } from '../history/kind-links.tsx';
import styles from './sheet.module.css';
import { SheetBody } from './sheet-body.tsx';
import { chosenFields, sheetChoices, sheetFields } from './sheet-fields.ts';
import type { Places } from './sheet-state.ts';

const kindNames = { settings: 'Location settings', menu: 'Menu prices', employment: 'Employment' } as const;

/** Many fields at many locations, edited like a spreadsheet and saved in one act. */
export function SheetView() {
  const { query, change } = useAddressQuery();
  const user = useUser();
  const { companyId } = user;
  const kind = documentKinds.find(one => one === query.kind) ?? 'settings';
  const { menuId } = useActiveMenu();
  const tenants = useQuery(tenantsOf(companyId));
  const offered = (tenants.data ?? []).filter(
    ({ type, menuId: own }) => type === 'LOCATION' && (kind !== 'menu' || own === menuId),
  );
  const asked = listIn(query.locations);
  const chosen = asked.length === 0 ? offered : offered.filter(({ id }) => asked.includes(id));
  const address = { kind, companyId, tenantId: null, menuId: kind === 'menu' ? menuId : null };
  const layers = useQuery(
    layersAt(
      address,
      chosen.map(({ id }) => id),
    ),
  );
  const places: Places = useMemo(
    () => new Map([...(layers.data ?? [])].map(([id, loaded]) => [id, openedFrom(kind, 'location', loaded)])),
    [layers.data, kind],
  );
  const world = useMemo(
    () => ({
      kind,
      definition: documents[kind].field,
      documents:
        places.size === 0
          ? [initialDocument(kind)]
          : [...new Set([...places.values()].map(opened => effectiveOf(opened, savedContent(opened))))],
      isShown: isShownTo(user.enabledFeatures),
    }),
    [kind, places, user.enabledFeatures],
  );
  const all = useMemo(() => sheetFields(world), [world]);
  const paths = listIn(query.fields);
  const fields = useMemo(() => chosenFields(world, all, paths), [world, all, paths]);
  const choices = useMemo(() => sheetChoices(world, all), [world, all]);
  return (
    <div className={styles.page}>
      <PageHeader title="Sheet" about="The same fields at many locations, in one table and one save." />
      <search className={styles.choices} aria-label="What the sheet shows">
        <Select
          label="Document"
          allowDeselect={false}
          data={documentKinds.map(value => ({ value, label: kindNames[value] }))}
          value={kind}
          onChange={value => change({ kind: value, fields: null })}
        />
        <MultiSelect
          label="Fields"
          placeholder={paths.length === 0 ? 'Choose fields, or all of a section' : ''}
          searchable
          clearable
          limit={100}
          data={choices.map(({ group, items }) => ({ group, items: items.map(item => ({ ...item })) }))}
          value={paths.filter(path => choices.some(({ items }) => items.some(({ value }) => value === path)))}
          onChange={values => change({ fields: values.join(',') || null })}
        />
        <MultiSelect
          label="Locations"
          placeholder={asked.length === 0 ? `All ${offered.length}` : ''}
          searchable
          clearable
          data={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.length === offered.length ? [] : chosen.map(({ id }) => id)}
          onChange={values => change({ locations: values.join(',') || null })}
        />
      </search>
      {layers.isError || tenants.isError ? (
        <ErrorState text="The values could not be loaded." onRetry={() => void layers.refetch()} />
      ) : tenants.data !== undefined && offered.length === 0 ? (
        <EmptyState text="There is no location with this document." />
      ) : layers.data === undefined ? (
        <LoadingRows rows={8} height={44} />
      ) : fields.length === 0 ? (
        <EmptyState text="Choose the fields that you want to see side by side, or all of a section." />
      ) : (
        <SheetBody
          key={`${kind} ${menuId}`}
          address={address}
          places={places}
          fields={fields}
          named={chosen.map(({ id, name }) => ({ tenantId: id, name }))}
        />
      )}
    </div>
  );
}

const lists = new Map<string, readonly string[]>();

/** The same list for the same text, so that what follows from it need not be worked out again. */
const listIn = (text = ''): readonly string[] => {
  const known = lists.get(text) ?? text.split(',').filter(Boolean);
  lists.set(text, known);
  return known;
};

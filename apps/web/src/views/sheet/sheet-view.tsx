import { isShownTo } from '@commissary/schema';
import '../../levels/levels.css';
import {
  type DocumentKind,
  documentIdIn,
  documentKinds,
  documentLabel,
  documents,
  initialDocument,
  sheetTexts,
} from '@commissary/catalog';
import { recordOf } from '@commissary/domain';
import { MultiSelect } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { layersAt } from '../../cache/index.ts';
import { undoable } from '../../form/edit-session/index.ts';
import { useActiveMenu, useAddressQuery } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import {
  createStore,
  EmptyState,
  ErrorState,
  PageHeader,
  Select,
  SkeletonRows,
  useShownOptions,
  useStore,
} from '../../ui/index.ts';
import { narrowedFields, pricingSchemes } from './narrowed-fields.ts';
import styles from './sheet.module.css';
import { SheetBody } from './sheet-body.tsx';
import { SheetDrafts } from './sheet-drafts.tsx';
import { chosenFields, sheetChoices, sheetFields } from './sheet-fields.ts';
import { nothingPending } from './sheet-state.ts';
import { documentsWithFields, sheetTenantStates, sheetTenants } from './sheet-tenants.ts';
import { SheetTools, useNarrowing } from './sheet-tools.tsx';
import type { SheetSteps } from './use-sheet.ts';

const kindNames = recordOf(documentKinds, kind =>
  documents[kind].pricesAt === undefined ? documentLabel(kind) : sheetTexts.menuPrices,
);

/** A sheet of more locations is chosen first: it would load the documents of all. */
const mostLocations = 500;

/** Many fields at many locations, edited like a spreadsheet and saved in one transaction. */
export function SheetView() {
  const { query } = useAddressQuery();
  const kind = documentKinds.find(one => one === query.kind) ?? 'settings';
  const active = useActiveMenu();
  // The active menu is loaded a moment later: only its own sheet may start again then.
  const menuId = documentIdIn(kind, active) ?? null;
  return <SheetOf key={`${kind} ${menuId}`} kind={kind} menuId={menuId} />;
}

interface SheetOfProps {
  readonly kind: DocumentKind;
  readonly menuId: string | null;
}

/** The sheet of one document; its cells stay while other fields and locations are chosen. */
function SheetOf({ kind, menuId }: SheetOfProps) {
  const { query, change } = useAddressQuery();
  const user = useUser();
  const { companyId, enabledFeatures } = user;
  const client = useQueryClient();
  const [steps] = useState<SheetSteps>(() => createStore(undoable(nothingPending)));
  const { present: pending } = useStore(steps);
  const offered = sheetTenants(user, kind, menuId);
  const asked = listIn(query.locations);
  const isTooMany = asked.length === 0 && offered.length > mostLocations;
  const chosen = useMemo(() => {
    const requested = new Set(asked);
    return asked.length === 0
      ? offered.slice(0, isTooMany ? 0 : mostLocations)
      : offered.filter(({ tenantId }) => requested.has(tenantId));
  }, [asked, offered, isTooMany]);
  const shownFields = useShownOptions<string>(null);
  const shownLocations = useShownOptions<string>(null);
  const address = useMemo(() => ({ kind, companyId, tenantId: null, menuId }), [kind, companyId, menuId]);
  // Edits at a tenant that is no longer shown are saved with the rest, so its data stays loaded.
  const isChosen = new Set(chosen);
  const needed = offered.flatMap(one => (isChosen.has(one) || pending.has(one.tenantId) ? one.tenantId : []));
  const requested = layersAt(address, needed);
  const layers = useQuery({ ...requested, placeholderData: keepPreviousData });
  const states = sheetTenantStates(offered, kind, companyId, layers.data);
  const newest = () => sheetTenantStates(offered, kind, companyId, client.getQueryData(requested.queryKey));
  const world = useMemo(
    () => ({
      kind,
      definition: documents[kind].field,
      documents: states.size === 0 ? [initialDocument(kind)] : documentsWithFields([...states.values()]),
      isShown: isShownTo(enabledFeatures),
    }),
    [kind, states, enabledFeatures],
  );
  const all = useMemo(() => sheetFields(world), [world]);
  const paths = listIn(query.fields);
  const { prices, scheme, isDifferent } = useNarrowing();
  const every = useMemo(() => chosenFields(world, all, paths), [world, all, paths]);
  const shown = useMemo(() => chosen.filter(({ tenantId }) => states.has(tenantId)), [chosen, states]);
  const fields = useMemo(
    () =>
      narrowedFields(
        every,
        shown.flatMap(({ tenantId }) => states.get(tenantId) ?? []),
        { prices, scheme, isDifferent },
      ),
    [every, shown, states, prices, scheme, isDifferent],
  );
  const schemes = useMemo(() => pricingSchemes(kind, world.documents), [kind, world]);
  const choices = useMemo(() => sheetChoices(world, all), [world, all]);
  return (
    <div className={`${styles.page} stack grow`}>
      <PageHeader title={sheetTexts.editSeveralLocations} about={sheetTexts.about} />
      <search
        className={`${styles.choices} grid align-start gap-12 gap-x-16 space-below-12`}
        aria-label={sheetTexts.optionsLabel}
      >
        <Select
          label={sheetTexts.edit}
          allowDeselect={false}
          data={documentKinds.map(value => ({ value, label: kindNames[value] }))}
          value={kind}
          onChange={value => change({ kind: value, fields: null })}
        />
        <MultiSelect
          label={sheetTexts.fields}
          placeholder={paths.length === 0 ? sheetTexts.fieldsPlaceholder : ''}
          searchable
          clearable
          {...shownFields}
          data={choices.map(({ group, items }) => ({ group, items: items.map(item => ({ ...item })) }))}
          value={paths.filter(path => choices.some(({ items }) => items.some(({ value }) => value === path)))}
          onChange={values => change({ fields: values.join(',') || null })}
        />
        <MultiSelect
          label={sheetTexts.locations}
          placeholder={asked.length > 0 ? '' : isTooMany ? sheetTexts.chooseLocations : sheetTexts.all(offered.length)}
          searchable
          clearable
          {...shownLocations}
          data={offered.map(({ tenantId, name }) => ({ value: tenantId, label: name }))}
          value={asked.length === 0 || chosen.length === offered.length ? [] : chosen.map(({ tenantId }) => tenantId)}
          onChange={values => change({ locations: values.join(',') || null })}
        />
      </search>
      <SheetDrafts
        address={address}
        definition={world.definition}
        steps={steps}
        newest={newest}
        query={query}
        onShow={({ fields: asked = null, locations = null }) => change({ fields: asked, locations })}
      />
      {every.length > 1 && <SheetTools schemes={schemes} shown={fields.length} count={every.length} />}
      {layers.isError ? (
        <ErrorState text={sheetTexts.loadFailed} onRetry={() => void layers.refetch()} />
      ) : offered.length === 0 ? (
        <EmptyState text={sheetTexts.noLocations} />
      ) : isTooMany ? (
        <EmptyState text={sheetTexts.tooManyLocations(offered.length, mostLocations)} />
      ) : layers.data === undefined ? (
        <SkeletonRows rows={8} height={44} />
      ) : every.length === 0 ? (
        <EmptyState text={sheetTexts.chooseFields} />
      ) : fields.length === 0 ? (
        <EmptyState text={sheetTexts.noneShown} />
      ) : (
        <SheetBody
          address={address}
          steps={steps}
          tenants={states}
          newest={newest}
          fields={fields}
          shown={shown}
          named={offered}
          start={query.field}
        />
      )}
    </div>
  );
}

const lists = new Map<string, readonly string[]>();

/** The same list object for the same text, so that what depends on it is not computed again. */
const listIn = (text = ''): readonly string[] => {
  const known = lists.get(text) ?? text.split(',').filter(Boolean);
  lists.set(text, known);
  return known;
};

import {
  type ExplainedStep,
  itemCostTexts,
  type LocationSettings,
  type Menu,
  orderTypeName,
  screenHref,
  takenOrderTypes,
} from '@commissary/catalog';
import { channelsOfSale, plainDateTimeText, plainDateTimeToInstant, zoneName } from '@commissary/domain';
import { type Id, memberId, splitPath } from '@commissary/schema';
import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint } from '../../form/state/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { SectionCard } from '../../ui/index.ts';
import {
  levelOfPath,
  PriceSteps,
  type SavedSettings,
  useSavedSettings,
  type ValueSource,
} from '../explanation/index.ts';
import styles from './item-cost.module.css';
import { itemCost } from './item-order.ts';

/** What one of the item costs as it is edited now, step by step with where each comes from, and what if. */
export function ItemCost({ path }: { readonly path: string }) {
  const menu = useFormSelectorAfterPaint('', menuIn);
  const { address, level, zone } = useForm();
  const { saved, isError } = useSavedSettings(address.companyId, address.tenantId, level);
  const settings = saved?.settings;
  const sourceOf = useStepSource(saved);
  const [size, setSize] = useState<Id | null>(null);
  const [channel, setChannel] = useState<(typeof channelsOfSale)[number]>('POS');
  const [chosenType, setOrderType] = useState<string | null>(null);
  const [instant, setInstant] = useState(Date.now);
  const types = useMemo(() => orderTypesOf(settings, channel), [settings, channel]);
  const orderType = types.find(({ id }) => String(id) === chosenType)?.id ?? types[0]?.id ?? null;
  const cost = useMemo(
    () =>
      settings === undefined
        ? null
        : itemCost(menu, settings, memberId(splitPath(path).at(-1) ?? ''), {
            ...{ size, channel, orderType, instant, timeZone: zone },
          }),
    [menu, settings, path, size, channel, orderType, instant, zone],
  );
  if (isError)
    return (
      <SectionCard title={itemCostTexts.title}>
        <p className="tone-2">{itemCostTexts.settingsNotReadable}</p>
      </SectionCard>
    );
  if (cost === null) return null;
  const { companyId, tenantId, menuId } = address;
  const item = memberId(splitPath(path).at(-1) ?? '');
  const query = {
    item,
    ...(cost.size !== null && { size: String(cost.size) }),
    ...(menuId !== null && { menuId }),
  };
  return (
    <SectionCard
      title={itemCostTexts.title}
      aside={
        <AppLink href={screenHref('simulator', {}, { companyId, locationId: tenantId }, query)}>
          {itemCostTexts.inSimulator}
        </AppLink>
      }
    >
      <div className={`${styles.asked} grid gap-8 gap-x-12 space-below-12`}>
        {cost.sizes.length > 1 && (
          <NativeSelect
            label={itemCostTexts.size}
            value={String(cost.size)}
            data={cost.sizes.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget }) => setSize(currentTarget.value)}
          />
        )}
        <NativeSelect
          label={itemCostTexts.channel}
          value={channel}
          data={channelsOfSale.map(value => ({ value, label: itemCostTexts.channels[value] }))}
          onChange={({ currentTarget }) => setChannel(channelsOfSale.find(one => one === currentTarget.value) ?? 'POS')}
        />
        <NativeSelect
          label={itemCostTexts.orderType}
          value={String(orderType)}
          data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget }) => setOrderType(currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={itemCostTexts.time(zoneName(zone))}
          value={plainDateTimeText(instant, zone)}
          onChange={({ currentTarget: { value: text } }) => {
            // While a part is missing, the text is empty; a year may be typed beyond four digits.
            if (/^\d{4}-/.test(text)) setInstant(plainDateTimeToInstant(text, zone));
          }}
        />
      </div>
      {cost.refusals.length > 0 ? (
        <div role="status">
          <p className="weight-600">{itemCostTexts.refused}</p>
          <ul>
            {cost.refusals.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <PriceSteps steps={cost.steps} total={cost.total} sourceOf={sourceOf} />
          <p className="text-12 tone-3">{itemCostTexts.leastModifiers}</p>
        </>
      )}
    </SectionCard>
  );
}

/** Where the value of a step is set: in the menu as it is edited, or in the saved settings of its tenant. */
const useStepSource = (saved: SavedSettings | undefined): ((step: ExplainedStep) => ValueSource | null) => {
  const { address, store, names, levelOf } = useForm();
  const { tenant } = useActiveTenant();
  return ({ document, path }) => {
    if (path === null) return null;
    const isEdited = document === address.kind;
    const at = isEdited ? address : { ...address, kind: document, menuId: null };
    const settings = saved?.opened;
    const level = isEdited
      ? store.state(path).source
      : settings === undefined
        ? 'company'
        : levelOfPath(settings, savedCopy(settings), path);
    const tenantId = [tenant?.id ?? null, tenant?.groupId ?? null].find(id => levelOf(id) === level) ?? null;
    return { address: at, path, level, name: names[level], tenantId, href: hrefOfPath(at, path, { field: path }) };
  };
};

/** The menu as it is edited now. The definition of the menu says what its values are. */
const menuIn = (session: EditSession): Menu => effectiveOf(session.opened, contentOf(session)) as Menu;

interface OrderType {
  readonly id: Id;
  readonly name: string;
}

/** The order types that are taken on a channel. */
const orderTypesOf = (
  settings: LocationSettings | undefined,
  channel: (typeof channelsOfSale)[number],
): readonly OrderType[] =>
  settings === undefined
    ? []
    : takenOrderTypes(settings.orderTypes, [channel]).map(type => ({ id: type.id, name: orderTypeName(type) }));

import { type ExplainedStep, itemCostTexts, type LocationSettings, type Menu } from '@commissary/catalog';
import { channelsOfSale, fromCents, plainDateTimeText, plainDateTimeToInstant } from '@commissary/domain';
import { formatMoney, type Id, memberId, splitPath } from '@commissary/schema';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { documentOf } from '../../cache/index.ts';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint } from '../../form/state/index.ts';
import { zoneName } from '../../formatting/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './item-cost.module.css';
import { itemCost } from './item-order.ts';

/** What one of the item costs as it is edited now, step by step with where each comes from, and what if. */
export function ItemCost({ path }: { readonly path: string }) {
  const { zone } = useForm();
  const menu = useFormSelectorAfterPaint('', menuIn);
  const settings = useSettings();
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
  if (cost === null) return null;
  const skipped = cost.steps.filter(({ kind }) => kind === 'OFFER_SKIPPED');
  const counted = cost.steps.filter(({ kind }) => kind !== 'OFFER_SKIPPED');
  return (
    <SectionCard title={itemCostTexts.title}>
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
          <ol className={`${styles.steps} list`}>
            {counted.map(step => (
              <Step key={`${step.kind} ${step.text}`} step={step} />
            ))}
            <li className="weight-600 line-above">
              <span>{itemCostTexts.total}</span>
              <span>{moneyOf(cost.total)}</span>
            </li>
          </ol>
          {skipped.length > 0 && (
            <details className="pad-y-8">
              <summary>{itemCostTexts.skipped(skipped.length)}</summary>
              <ul className={`${styles.steps} list`}>
                {skipped.map(step => (
                  <Step key={step.text} step={step} />
                ))}
              </ul>
            </details>
          )}
          <p className="text-12 tone-3">{itemCostTexts.leastModifiers}</p>
        </>
      )}
    </SectionCard>
  );
}

/** A step with a link to its source, and the level that sets it where that is not the company. */
function Step({ step: { kind, text, cents, document, path } }: { readonly step: ExplainedStep }) {
  const { address, store, names } = useForm();
  const isEdited = document === address.kind;
  const source = path !== null && isEdited ? store.state(path).source : 'company';
  const words = itemCostTexts.from(text, source === 'company' ? [] : [itemCostTexts.setAt(names[source])]);
  const at = isEdited ? address : { ...address, kind: document, menuId: null };
  const href = path === null ? null : hrefOfPath(at, path, { field: path });
  return (
    <li>
      <span>{href === null ? words : <AppLink href={href}>{words}</AppLink>}</span>
      {kind !== 'SCHEME' && kind !== 'OFFER_SKIPPED' && <span>{moneyOf(cents)}</span>}
    </li>
  );
}

const moneyOf = (cents: number): string => formatMoney(fromCents(cents));

/** The menu as it is edited now. The definition of the menu says what its values are. */
const menuIn = (session: EditSession): Menu => effectiveOf(session.opened, contentOf(session)) as Menu;

/** The saved settings of the tenant whose menu is edited. */
const useSettings = (): LocationSettings | undefined => {
  const { address, level } = useForm();
  const { companyId, tenantId } = address;
  const { data } = useQuery(documentOf({ kind: 'settings', companyId, tenantId, menuId: null }));
  return useMemo(() => {
    if (data === undefined) return undefined;
    const opened = snapshotFromResponse('settings', level, data);
    // The definition of the settings says what its values are.
    return effectiveOf(opened, savedCopy(opened)) as LocationSettings;
  }, [data, level]);
};

interface OrderType {
  readonly id: Id;
  readonly name: string;
}

/** The order types that are taken on a channel. */
const orderTypesOf = (
  settings: LocationSettings | undefined,
  channel: (typeof channelsOfSale)[number],
): readonly OrderType[] =>
  (settings?.orderTypes.types ?? [])
    .filter(({ activePOS, activeOnline }) => (channel === 'POS' ? activePOS : activeOnline))
    .map(({ id, name, customName }) => ({ id, name: customName || name }));

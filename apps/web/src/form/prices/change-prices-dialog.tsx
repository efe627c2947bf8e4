import { pricesTexts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { notify } from '../../notifications/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import { applyEdits } from '../actions/index.ts';
import { contentOf } from '../edit-session/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { fieldLockAt, useForm } from '../state/index.ts';
import { priceCells } from './price-cells.ts';
import {
  followingPrices,
  type LocationBelow,
  plannedPrices,
  pricesSetBelow,
  reachOf,
  readPriceChange,
} from './price-changes.ts';
import { choiceKeys, priceChoices } from './price-choices.ts';
import { priceScopes } from './price-scopes.ts';
import styles from './prices.module.css';
import { PricesPreview } from './prices-preview.tsx';

export interface ChangePricesDialogProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly shown: readonly RowPosition[];
  readonly selected: readonly RowPosition[];
  /** The locations that have this document, below the level that is edited. */
  readonly locations: readonly LocationBelow[];
  readonly onClose: () => void;
}

/**
 * One change of many prices, with what becomes of them before it is made. Only prices that are stored change: those that
 * follow others do by themselves. It is one step of the form, and nothing is saved yet.
 */
export function ChangePricesDialog({ list, path, shown, selected, locations, onClose }: ChangePricesDialogProps) {
  const { store, below } = useForm();
  // What another person saves meanwhile moves the preview too.
  const session = useSyncExternalStore(
    useCallback(listener => store.subscribe('', listener), [store]),
    store.session,
  );
  const scopes = useMemo(
    () => priceScopes(session, { list, path, shown, selected }),
    [session, list, path, shown, selected],
  );
  const [scopeKey, setScopeKey] = useState(scopes[0]?.key);
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [parts, setParts] = useState<ReadonlySet<number>>(new Set([0]));
  const scope = scopes.find(({ key }) => key === scopeKey) ?? scopes[0];
  const all = useMemo(() => priceCells(session, list, scope?.members() ?? []), [session, list, scope]);
  const choices = useMemo(() => priceChoices(all), [all]);
  const cells = useMemo(
    () => all.filter(cell => parts.has(cell.part) && !choiceKeys(cell).some(key => left.has(key))),
    [all, parts, left],
  );
  const { open, locked } = useMemo(() => {
    const document = effectiveOf(session.opened, contentOf(session));
    const open = cells.filter(cell => fieldLockAt(session.opened, document, cell.path) === undefined);
    return { open, locked: cells.length - open.length };
  }, [session, cells]);
  // Thousands of prices are computed behind what is typed.
  const planned = useDeferredValue(text);
  const plan = useMemo(() => {
    const formula = readPriceChange(planned);
    return formula && plannedPrices(open, formula);
  }, [open, planned]);
  const changes = plan?.changes ?? [];
  const following = useMemo(() => followingPrices(session, open), [session, open]);
  const kept = useMemo(() => pricesSetBelow(below, open), [below, open]);
  const reach = useMemo(() => reachOf(below, locations, plan?.changes ?? []), [below, locations, plan]);
  const canApply = planned === text && changes.length > 0 && plan?.refused.length === 0;
  const apply = () => {
    applyEdits(
      store,
      changes.map(change => ({ op: 'set', path: change.path, value: change.to })),
    );
    notify('info', pricesTexts.changed(changes.length));
    onClose();
  };
  return (
    <SheetDialog
      title={pricesTexts.title}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {pricesTexts.cancel}
          </Button>
          <Button type="submit" form="change-prices" disabled={!canApply}>
            {pricesTexts.apply(changes.length)}
          </Button>
        </>
      }
    >
      <form
        id="change-prices"
        className={styles.body ?? ''}
        onSubmit={event => {
          event.preventDefault();
          if (canApply) apply();
        }}
      >
        <TextInput
          data-autofocus
          label={pricesTexts.formula}
          description={pricesTexts.formulaHelp}
          placeholder="+4% to .49"
          autoComplete="off"
          value={text}
          error={planned.trim() !== '' && plan === undefined ? pricesTexts.notAFormula : undefined}
          onChange={event => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label={pricesTexts.which}
          value={scope?.key}
          data={scopes.map(({ key, label }) => ({ value: key, label }))}
          onChange={event => setScopeKey(scopes.find(({ key }) => key === event.currentTarget.value)?.key)}
        />
        {choices.map(({ label, options }) => (
          <fieldset key={label} className={`${styles.choices} reset row wrap align-center gap-8 gap-x-12`}>
            <legend>{label}</legend>
            {options.map(({ key, name }) => (
              <Checkbox
                key={key}
                label={name}
                checked={!left.has(key)}
                onChange={() => setLeft(now => toggled(now, key))}
              />
            ))}
          </fieldset>
        ))}
        {list.prices?.map(({ label }, part) =>
          part === 0 || !all.some(cell => cell.part === part) ? null : (
            <Checkbox
              key={label}
              label={pricesTexts.part(label)}
              checked={parts.has(part)}
              onChange={() => setParts(now => toggled(now, part))}
            />
          ),
        )}
        {plan !== undefined && (
          <PricesPreview
            plan={plan}
            one={list.item.label.toLowerCase()}
            many={list.label.toLowerCase()}
            following={following}
            kept={kept}
            reach={reach}
            locked={locked}
          />
        )}
      </form>
    </SheetDialog>
  );
}

const toggled = <T,>(set: ReadonlySet<T>, one: T): ReadonlySet<T> =>
  set.has(one) ? new Set([...set].filter(other => other !== one)) : new Set([...set, one]);

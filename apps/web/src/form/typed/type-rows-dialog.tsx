import { typedRowsTexts as texts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { notify } from '../../notifications/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import { addMembers, knownValues } from '../actions/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import { LinesField } from './lines-field.tsx';
import styles from './type-rows-dialog.module.css';
import { typedMembers } from './typed-members.ts';

export interface TypeRowsProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** Those that are in the document. */
  readonly rows: readonly RowPosition[];
  /** The values that each new member gets besides, by key, as an address has them. */
  readonly values: Readonly<Record<string, string>>;
}

/** More is a file. */
const longest = 20_000;

/** A name on each line, and its value behind it. What is added is one step of the form, and nothing is saved yet. */
export function TypeRowsDialog({
  list,
  path,
  rows,
  values,
  onClose,
}: TypeRowsProps & { readonly onClose: () => void }) {
  const { store, newId } = useForm();
  const [text, setText] = useState('');
  const [id, helpId, formId] = [useId(), useId(), useId()];
  const plan = useMemo(() => typedMembers(store.session(), list, path, text), [store, list, path, text]);
  const [one, many] = [list.item.label.toLowerCase(), list.label.toLowerCase()];
  const left = list.max - rows.length;
  const canAdd = plan.given.length > 0 && plan.wrong.length === 0 && plan.given.length <= left;
  const add = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!canAdd) return;
    const shared = knownValues(store.session(), path, list, values);
    const given = plan.given.map(member => ({ ...shared, ...member }));
    addMembers(store, path, list, { given, last: rows.at(-1)?.id ?? null, newId });
    notify('info', texts.added(given.length, one, many));
    onClose();
  };
  return (
    <SheetDialog
      title={texts.open(many)}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!canAdd}>
            {texts.add(plan.given.length, one, many)}
          </Button>
        </>
      }
    >
      <form id={formId} className={`${styles.body} stack gap-8`} onSubmit={add}>
        <label htmlFor={id} className="weight-600">
          {texts.lines}
        </label>
        <p id={helpId} className="text-13 tone-2">
          {list.typedRows?.value === undefined ? texts.names : texts.namesAndValues}
        </p>
        <LinesField
          id={id}
          data-autofocus
          aria-describedby={helpId}
          placeholder={list.typedRows?.value === undefined ? undefined : texts.example}
          rows={8}
          maxLength={longest}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(event);
          }}
        />
        <div role="status" className="stack gap-4 text-13">
          {plan.known.length > 0 && <p className="tone-2">{texts.known(plan.known)}</p>}
          {plan.given.length > left && <p className="tone-error">{texts.tooMany(list.max)}</p>}
          {plan.wrong.map(({ line, amount, reason }) => (
            <p key={line} className="tone-error">
              {texts.wrong(line, amount, reason)}
            </p>
          ))}
        </div>
      </form>
    </SheetDialog>
  );
}

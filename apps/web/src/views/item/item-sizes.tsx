import { itemSizesTexts as texts } from '@commissary/catalog';
import { memberPath, parentPath } from '@commissary/schema';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useCallback, useState } from 'react';
import { applyEdits } from '../../form/actions/index.ts';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { missingToAdd, useForm, useFormSelectorAfterPaint } from '../../form/state/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { sizeEdits, sizesOfItem } from './size-edits.ts';

/** The sizes of an item where it is priced, and a field that adds one: each has a row in the table of prices. */
export function ItemSizes({ path }: { readonly path: string }) {
  const { store, newId } = useForm();
  const [name, setName] = useState('');
  const department = parentPath(parentPath(path) ?? '') ?? '';
  const read = useCallback((session: EditSession) => sizesOfItem(documentOf(session), path), [path]);
  const { names, taken, departmentName, styleId } = useFormSelectorAfterPaint(department, read);
  const styles = `${department}/styles`;
  const into = styleId === null ? styles : `${memberPath(styles, styleId)}/options`;
  const isTaken = taken.includes(name.trim().toLowerCase());
  if (missingToAdd(store.session().opened, into) !== undefined) return null;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isTaken) return;
    applyEdits(
      store,
      sizeEdits(store.session().opened.definition, documentOf(store.session()), path, name.trim(), newId),
    );
    setName('');
  };
  return (
    <SectionCard title={texts.title}>
      <p className="text-13 tone-2">{names.length === 0 ? texts.none : texts.all(names)}</p>
      <form className="row wrap align-end gap-8 space-above-8" onSubmit={add}>
        <TextInput
          className="grow"
          label={texts.label}
          description={texts.about(departmentName)}
          placeholder={texts.example}
          maxLength={60}
          value={name}
          error={isTaken ? texts.taken : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {texts.add}
        </Button>
      </form>
    </SectionCard>
  );
}

const documentOf = (session: EditSession): unknown => effectiveOf(session.opened, contentOf(session));

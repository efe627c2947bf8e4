import { fieldAt, isList, type List } from '@commissary/schema';
import { useMemo } from 'react';
import { SectionCard } from '../../ui/index.ts';
import type { ListComponent } from '../fields/index.ts';
import { useForm } from '../state/index.ts';

interface RowsBelowProps {
  readonly below: NonNullable<List<unknown>['below']>;
  readonly id: string;
  readonly List: ListComponent;
  /** In a card under the name of the list, on the page of the row. */
  readonly titled?: boolean;
}

/** The members of another list that refer to a row. */
export function RowsBelow({ below, id, List, titled = false }: RowsBelowProps) {
  const { store } = useForm();
  const list = fieldAt(store.session().opened.definition, below.list);
  const only = useMemo(() => ({ by: below.by, id }), [below.by, id]);
  if (list === undefined || !isList(list)) return null;
  const rows = <List list={list} path={below.list} only={only} inside />;
  return titled ? (
    <SectionCard title={list.label} aside={list.help} flush>
      {rows}
    </SectionCard>
  ) : (
    rows
  );
}

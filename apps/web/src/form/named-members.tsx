import { isGroup, joinPath, keyToken, type List } from '@commissary/schema';
import { memo } from 'react';
import { FieldRow } from './field-row.tsx';
import styles from './group-rows.module.css';
import type { ListComponent, RowsComponent } from './list-component.ts';
import type { RowPlace } from './list-order.ts';
import { RowBadges } from './row-badges.tsx';
import { useListOrder, useRow } from './use-list.ts';

export interface NamedMembersProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/** Members that are called after something elsewhere, such as a price for each size: their fields, one after the other. */
export const NamedMembers = memo(function NamedMembers({ list, path, List, Rows }: NamedMembersProps) {
  const places = useListOrder(path).filter(({ state }) => state === 'shown');
  const { item } = list;
  if (places.length === 0 || !isGroup(item)) return null;
  const only = onlyField(Object.entries(item.shape));
  if (only !== undefined)
    return places.map(place => <NamedField key={place.id} list={list} listPath={path} place={place} inside={only} />);
  return places.map(place => (
    <div key={place.id}>
      {places.length > 1 && <NamedHeading list={list} listPath={path} place={place} />}
      <Rows group={item} path={place.path} List={List} />
    </div>
  ));
});

interface NamedProps {
  readonly list: List<unknown>;
  readonly listPath: string;
  readonly place: RowPlace;
}

const NamedField = memo(function NamedField({ list, listPath, place, inside }: NamedProps & { inside: string }) {
  const { name } = useRow(list, listPath, place);
  return <FieldRow path={joinPath(place.path, keyToken(inside))} label={name} />;
});

const NamedHeading = memo(function NamedHeading({ list, listPath, place }: NamedProps) {
  const row = useRow(list, listPath, place);
  return (
    <div className={styles.heading}>
      <h3>{row.name}</h3>
      <RowBadges row={row} />
    </div>
  );
});

type Entries = readonly (readonly [string, { readonly managed?: true; readonly kind: { readonly name: string } }])[];

/** The one field that people fill in, where there is only one: then the member's name is its label. */
const onlyField = (entries: Entries): string | undefined => {
  const shown = entries.filter(([, field]) => field.managed !== true && field.kind.name !== 'id');
  return shown.length === 1 ? shown[0]?.[0] : undefined;
};

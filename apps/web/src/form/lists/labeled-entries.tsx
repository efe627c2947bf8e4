import { isGroup, joinPath, keyToken, type List } from '@commissary/schema';
import { memo } from 'react';
import styles from '../fields/group-rows.module.css';
import { FieldRow, type ListComponent, type RowsComponent } from '../fields/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { OptionalEntries } from './optional-entries.tsx';
import { RowBadges } from './row-badges.tsx';
import { useListOrder, useRow } from './use-list.ts';

export interface LabeledEntriesProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/**
 * Members that are named after a member elsewhere, such as a price for each size: their fields, one after the other.
 */
export const LabeledEntries = memo(function NamedMembers(props: LabeledEntriesProps) {
  const { list, path } = props;
  if (!list.optional) return <Entries {...props} />;
  return (
    <OptionalEntries list={list} path={path}>
      <Entries {...props} />
    </OptionalEntries>
  );
});

function Entries({ list, path, List, Rows }: LabeledEntriesProps) {
  const positions = useListOrder(path).filter(({ state }) => state === 'shown');
  const { item } = list;
  if (positions.length === 0 || !isGroup(item)) return null;
  const only = onlyField(Object.entries(item.shape));
  if (only !== undefined)
    return positions.map(position => (
      <NamedField key={position.id} list={list} listPath={path} position={position} inside={only} />
    ));
  return positions.map(position => (
    <div key={position.id}>
      {positions.length > 1 && <NamedHeading list={list} listPath={path} position={position} />}
      <Rows group={item} path={position.path} List={List} />
    </div>
  ));
}

interface NamedProps {
  readonly list: List<unknown>;
  readonly listPath: string;
  readonly position: RowPosition;
}

const NamedField = memo(function NamedField({ list, listPath, position, inside }: NamedProps & { inside: string }) {
  const { name } = useRow(list, listPath, position);
  return <FieldRow path={joinPath(position.path, keyToken(inside))} label={name} />;
});

const NamedHeading = memo(function NamedHeading({ list, listPath, position }: NamedProps) {
  const row = useRow(list, listPath, position);
  return (
    <div className={`${styles.heading} row wrap align-baseline gap-2 gap-x-12 line-above`}>
      <h3>{row.name}</h3>
      <RowBadges list={list} row={row} />
    </div>
  );
});

type Shape = readonly (readonly [
  string,
  { readonly systemManaged?: true | 'shown'; readonly kind: { readonly name: string } },
])[];

/** The one field that users fill in, where there is only one: then the member's name is its label. */
const onlyField = (entries: Shape): string | undefined => {
  const shown = entries.filter(([, field]) => field.systemManaged === undefined && field.kind.name !== 'id');
  return shown.length === 1 ? shown[0]?.[0] : undefined;
};

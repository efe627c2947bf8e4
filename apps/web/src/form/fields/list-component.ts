import type { Field, Group, List } from '@commissary/schema';
import type { ReactNode } from 'react';

export interface ListProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** Inside a member of another list: without a frame of its own. */
  readonly inside?: boolean;
}

export type ListComponent = (props: ListProps) => ReactNode;

export type RowsComponent = (props: {
  readonly group: Group<unknown>;
  readonly path: string;
  readonly List: ListComponent;
  readonly fold?: string;
}) => ReactNode;

/** Whether members of a list contain lists that need a page rather than a row. */
export const holdsLists = (item: Field, isList: (field: Field) => boolean): boolean =>
  (item.kind.children?.(item) ?? []).some(([, child]) => isList(child) && childIsRich(child, isList));

const childIsRich = (list: Field, isList: (field: Field) => boolean): boolean =>
  (list.kind.children?.(list) ?? []).some(([, item]) =>
    (item.kind.children?.(item) ?? []).some(([, inner]) => isList(inner)),
  );

import type { Group, List } from '@commissary/schema';
import type { ReactNode } from 'react';

export interface ListProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** Inside a member of another list: without a frame of its own. */
  readonly inside?: boolean;
  /** Only the members that refer to this one. */
  readonly only?: OnlyRows;
}

/** The key of a reference, and the id of its target. */
export interface OnlyRows {
  readonly by: string;
  readonly id: string;
}

export type ListComponent = (props: ListProps) => ReactNode;

export type RowsComponent = (props: {
  readonly group: Group<unknown>;
  readonly path: string;
  readonly List: ListComponent;
  readonly fold?: string;
}) => ReactNode;

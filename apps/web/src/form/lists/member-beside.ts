import { withQuery } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { type ComponentType, createContext, type RefObject } from 'react';
import type { RowPosition } from '../rows/index.ts';
import type { FocusRow } from './use-row-keys.ts';

export interface MemberBesideProps {
  readonly list: List<unknown>;
  readonly listPath: string;
  readonly position: RowPosition;
  /** The rows among which it has neighbors. */
  readonly rows: readonly RowPosition[];
  /** The member that gets the focus as soon as it is shown. */
  readonly takesFocus: RefObject<string | null>;
  readonly onClose: () => void;
}

/** What shows a member beside the rows of its list; a form without it opens each on a page. */
export const MemberBeside = createContext<ComponentType<MemberBesideProps> | null>(null);

/** The rows of a table beside which a member is shown. */
export interface RowsBeside {
  /** The path of the member. */
  readonly path: string | undefined;
  /** Shows another one in place of its page; absent where there is no room. */
  readonly show: ((path: string, byKeyboard: boolean) => void) | undefined;
  readonly table: RefObject<ShownRows | null>;
}

/** What a table shows at the moment. */
export interface ShownRows {
  readonly rows: readonly RowPosition[];
  readonly focusRow: FocusRow;
}

/** The address with another member beside its list; null is none. */
export const withMemberBeside = (href: string, path: string | null): string =>
  withQuery(href, { beside: path, field: null, ...(path === null && { tab: null }) });

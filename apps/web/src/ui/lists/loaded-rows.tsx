import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

export interface LoadedRowsProps<T> {
  /** Undefined until the first of them are loaded. */
  readonly rows: readonly T[] | undefined;
  readonly error: unknown;
  /** Shown where they, or more of them, cannot be loaded. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** Shown where there are none. */
  readonly empty: string;
  /** Of a row, in pixels. */
  readonly height: number;
  /** The rows, where there are some. */
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** The rows of a list, or what is shown in their place: gray ones while they load, why there are none. */
export function LoadedRows<T>({ rows, error, failed, onRetry, empty, height, children }: LoadedRowsProps<T>) {
  return (
    <>
      {rows === undefined && !error && <SkeletonRows rows={10} height={height} />}
      {Boolean(error) && <ErrorState text={failed} onRetry={onRetry} />}
      {rows?.length === 0 && <EmptyState text={empty} />}
      {rows !== undefined && rows.length > 0 && children(rows)}
    </>
  );
}

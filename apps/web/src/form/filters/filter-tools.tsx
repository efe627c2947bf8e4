import { lazy, Suspense } from 'react';
import { withTimeout } from '../../navigation/index.ts';
import type { ActiveQueryProps } from './active-query.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';

/** Loaded with the first long list. */
const LoadedButton = lazy(async () => ({ default: (await withTimeout(import('./filter-button.tsx'))).FilterButton }));
const LoadedQuery = lazy(async () => ({ default: (await withTimeout(import('./active-query.tsx'))).ActiveQuery }));

export function FilterButton(props: FilterPanelProps) {
  return (
    <Suspense fallback={null}>
      <LoadedButton {...props} />
    </Suspense>
  );
}

export function ActiveQuery(props: ActiveQueryProps) {
  return (
    <Suspense fallback={null}>
      <LoadedQuery {...props} />
    </Suspense>
  );
}

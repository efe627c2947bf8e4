import { Suspense } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import type { ActiveQueryProps } from './active-query.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import type { FilterShortcutsProps } from './filter-shortcuts.tsx';
import styles from './filter-tools.module.css';

/** Loaded with the first long list. */
const LoadedButton = lazyComponent(async () => (await import('./filter-button.tsx')).FilterButton);
const LoadedQuery = lazyComponent(async () => (await import('./active-query.tsx')).ActiveQuery);
const LoadedShortcuts = lazyComponent(async () => (await import('./filter-shortcuts.tsx')).FilterShortcuts, {
  optional: true,
});

/** What is below has its place before they are loaded. */
export function FilterShortcuts(props: FilterShortcutsProps) {
  return (
    <Suspense fallback={<div className={styles.shortcuts} />}>
      <LoadedShortcuts {...props} />
    </Suspense>
  );
}

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

import { lazyComponent } from '../../navigation/index.ts';
import styles from './filter-tools.module.css';

/** Loaded with the first long list. */
export const LazyFilterButton = lazyComponent(async () => (await import('./filter-button.tsx')).FilterButton);
export const LazyActiveQuery = lazyComponent(async () => (await import('./active-query.tsx')).ActiveQuery);
/** What is below has its place before it is loaded. */
export const LazyFilterShortcuts = lazyComponent(async () => (await import('./filter-shortcuts.tsx')).FilterShortcuts, {
  optional: true,
  fallback: <div className={styles.shortcuts} />,
});

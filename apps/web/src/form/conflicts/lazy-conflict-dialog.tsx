import { lazyComponent } from '../../navigation/index.ts';

/** Loaded with the first conflict. */
export const LazyConflictDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
export const LazyConflictQuestions = lazyComponent(
  async () => (await import('./conflict-dialog.tsx')).ConflictQuestions,
);

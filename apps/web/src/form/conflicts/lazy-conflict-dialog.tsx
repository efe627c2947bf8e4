import { lazyComponent } from '../../navigation/index.ts';

/** Loaded with the first conflict. */
export const ConflictDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
export const ConflictQuestions = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictQuestions);

import { Suspense } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import type { ConflictDialogProps, ConflictQuestionsProps } from './conflict-dialog.tsx';

/** Loaded with the first conflict. */
const LoadedDialog = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
const LoadedQuestions = lazyComponent(async () => (await import('./conflict-dialog.tsx')).ConflictQuestions);

export function ConflictDialog(props: ConflictDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

export function ConflictQuestions(props: ConflictQuestionsProps) {
  return (
    <Suspense fallback={null}>
      <LoadedQuestions {...props} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import type { PublishAfterSaveProps } from './publish-after-save.tsx';

/** Loaded with the first "Save and publish…". */
const LoadedDialog = lazyComponent(async () => (await import('./publish-after-save.tsx')).PublishAfterSave);

export function PublishAfterSave(props: PublishAfterSaveProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

import { lazyComponent } from '../../navigation/index.ts';

/** Loaded with the first "Save and publish…". */
export const LazyPublishAfterSave = lazyComponent(
  async () => (await import('./publish-after-save.tsx')).PublishAfterSave,
);

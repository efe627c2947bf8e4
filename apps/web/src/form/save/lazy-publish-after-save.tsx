import { lazyComponent } from '../../navigation/index.ts';

/** Loaded with the first "Save and publish…". */
export const PublishAfterSave = lazyComponent(async () => (await import('./publish-after-save.tsx')).PublishAfterSave);

import { lazyComponent } from '../../navigation/index.ts';

export const LazyFileChanges = lazyComponent(async () => (await import('./file-changes.tsx')).FileChanges);

import { lazyComponent } from '../../navigation/index.ts';

/** Loaded when the pointer first comes near what can be dragged. */
export const LazyPointerDrag = lazyComponent(async () => (await import('./pointer-drag.tsx')).PointerDrag, {
  optional: true,
});

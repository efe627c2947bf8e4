import { lazy } from 'react';
import { withTimeout } from '../../navigation/index.ts';

/** Loaded when the pointer first comes near what can be dragged. */
export const PointerDrag = lazy(async () => ({
  default: (await withTimeout(import('./pointer-drag.tsx'))).PointerDrag,
}));

/**
 * Where to look:
 * - Drag and drop, the order of rows: this folder; `docs/adr/0038-drag-and-drop.md`.
 */
export { DragArea } from './drag-area.tsx';
export { DragHandle } from './drag-handle.tsx';
export { LazyPointerDrag } from './lazy-pointer-drag.ts';
export type { Point, PointedDrag } from './pointer-drag.tsx';
export { usePresses } from './use-presses.ts';

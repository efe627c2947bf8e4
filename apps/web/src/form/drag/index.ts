export { DragArea } from './drag-area.tsx';
export { DragHandle } from './drag-handle.tsx';
export { PointerDrag } from './lazy-pointer-drag.ts';
export type { Point, PointedDrag } from './pointer-drag.tsx';
export { usePresses } from './use-presses.ts';

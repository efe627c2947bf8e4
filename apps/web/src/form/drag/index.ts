export { DragArea } from './drag-area.tsx';
export { DragHandle } from './drag-handle.tsx';

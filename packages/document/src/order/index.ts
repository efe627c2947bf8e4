export { AnchorIndex, ResolvedOrder } from './order-editor.ts';
export { isIndexRange, type OrderResolution, type Placement, resolveOrder } from './resolve-order.ts';

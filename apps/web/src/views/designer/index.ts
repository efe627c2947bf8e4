export { type ContrastPair, contrastWarnings } from './contrast-warnings.ts';
export { Designer } from './designer.tsx';
export { lineTotal, totalsOf } from './order-totals.ts';
export { PlaceholderPlate } from './placeholder-plate.tsx';
export { PreviewHotspot } from './preview-hotspot.tsx';
export { useDesign } from './use-design.ts';

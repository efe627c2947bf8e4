/**
 * Where to look:
 * - Previews beside a form (receipt, online page): this folder, and one pure component for each preview in
 *   `views/<screen>/`; beside one member: `Aside` of `DocumentScreen`, as in `views/item/`.
 */
export { type ContrastPair, contrastWarnings } from './contrast-warnings.ts';
export { Designer } from './designer.tsx';
export { lineTotal, totalsOf } from './order-totals.ts';
export { PlaceholderPlate } from './placeholder-plate.tsx';
export { OperatedPicture, PreviewHotspot } from './preview-hotspot.tsx';
export { useDesign } from './use-design.ts';

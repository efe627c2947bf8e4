export { GridSection } from './grid-section.tsx';

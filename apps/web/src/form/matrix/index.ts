export { MatrixSection } from './matrix-section.tsx';

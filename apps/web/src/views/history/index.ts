export { KindLinks } from './kind-links.tsx';

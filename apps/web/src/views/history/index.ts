export { historyKinds, KindLinks } from './kind-links.tsx';

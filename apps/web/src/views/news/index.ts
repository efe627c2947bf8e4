export { NewsPanel } from './news-panel.tsx';

export { useFreeze } from './use-freeze.ts';

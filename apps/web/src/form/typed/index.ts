export { TypeRows } from './type-rows.tsx';

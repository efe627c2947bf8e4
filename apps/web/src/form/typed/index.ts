export { LinesField } from './lines-field.tsx';
export { TypeRows } from './type-rows.tsx';

export { isDiscountRow, matrixRows } from './matrix-rows.ts';

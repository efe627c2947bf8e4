export { companySide } from './use-compared.ts';

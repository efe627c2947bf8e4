export * from './csv.ts';
export { formatCount, formatList, formatPhone, pad, pluralForm } from './formats.ts';
export * from './money.ts';
export * from './noun.ts';

export * from './duplicate-zone-names.ts';
export * from './resolve-zone.ts';

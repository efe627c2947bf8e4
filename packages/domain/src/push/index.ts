export * from './push-rules.ts';

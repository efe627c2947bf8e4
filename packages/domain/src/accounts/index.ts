/**
 * Where to look:
 * - Names: validation, display: `display-name.ts`, `nameSchema` in `packages/contract/src/schemas/schemas.ts`, where
 *   instants and paths have their one type too.
 */
export * from './confirmation-code.ts';
export * from './display-name.ts';
export * from './employee-problems.ts';
export * from './password.ts';
export * from './personal-emails.ts';
export * from './pin.ts';
export * from './session-lengths.ts';

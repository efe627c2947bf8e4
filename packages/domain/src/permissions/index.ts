/**
 * Where to look:
 * - Acting as another person: who may, what both may do there, what each call lets it do: `acting.ts`, `acting` on each
 *   endpoint of the contract, decided in `packages/contract/src/acting.ts` for server and console;
 *   `apps/server/src/services/accounts/acting.ts`, `acting-person.ts`, `services/access/acting-limits.ts`; on screen
 *   `apps/web/src/shell/acting-bar.tsx`, and `Writable` with the calls that its fields and buttons make
 *   (`apps/web/src/session/writable.tsx`); `docs/adr/0052-acting-as-another-person.md`.
 * - Who may assign a role: `role-assignment.ts`.
 */
export * from './acting.ts';
export * from './explain-permission.ts';
export * from './features.ts';
export * from './grants.ts';
export * from './permissions.ts';
export * from './role-assignment.ts';
export * from './role-changes.ts';
export * from './role-effects.ts';
export * from './support-access.ts';

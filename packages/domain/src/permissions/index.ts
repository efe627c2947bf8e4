export * from './acting.ts';
export * from './explain-permission.ts';
export * from './features.ts';
export * from './grants.ts';
export * from './permissions.ts';
export * from './role-assignment.ts';
export * from './role-changes.ts';
export * from './role-effects.ts';

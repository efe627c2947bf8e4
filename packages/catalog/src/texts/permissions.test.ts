import { permissionFlags, visiblePermissions } from '@commissary/domain';
import { expect, it } from 'vitest';
import { permissionDescription } from './permissions.ts';

it('[PERM.rule.overlapNotShown] says of every flag that a role can hold what it allows beyond its label', () => {
  const isFlag = (name: string): boolean => (permissionFlags as readonly string[]).includes(name);
  const flags = visiblePermissions(false).filter(({ name }) => isFlag(name));
  expect(flags.length).toBeGreaterThan(20);
  expect(flags.filter(({ name }) => permissionDescription(name) === undefined).map(({ name }) => name)).toEqual([]);
});

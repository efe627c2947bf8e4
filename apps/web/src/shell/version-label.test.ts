import { expect, it } from 'vitest';
import { versionLabel } from './version-label.ts';

it('[RULE.shell.04] [NAV.rule.version] the version has the name of the environment appended', () => {
  expect(versionLabel({ version: '4.12.0', environment: 'Test' })).toBe('Version 4.12.0 · Test');
  expect(versionLabel({ version: '4.12.0', environment: '' })).toBe('Version 4.12.0');
});

import { describe, expect, it } from 'vitest';
import { publishOperations } from './publish-operations.ts';
import { isUnpublished, type SyncInfo, type SyncStatus } from './publishing.ts';

const pin = { version: 3, id: 'a' };
const same: SyncInfo = {
  assigned: pin,
  published: { ...pin },
  overrideAssigned: pin,
  overridePublished: { ...pin },
  groupOverrideAssigned: pin,
  groupOverridePublished: { ...pin },
};
const status = (parts: Partial<SyncStatus>): SyncStatus => ({
  locationId: 'elm',
  menuInfo: same,
  locSettingsInfo: same,
  employmentInfo: same,
  ...parts,
});
const newer = { version: 4, id: 'a' };
const other = { version: 3, id: 'b' };
const withMenu = (part: Partial<SyncInfo>) => isUnpublished(status({ menuInfo: { ...same, ...part } }), 'menu');

describe('unpublished changes', () => {
  it('[RULE.publish.01] [RULE.publish.02] another base version or id', () => {
    expect(withMenu({ assigned: newer })).toBe(true);
    expect(withMenu({ assigned: other })).toBe(true);
  });
  it('[RULE.publish.03] [RULE.publish.04] another override version or id', () => {
    expect(withMenu({ overrideAssigned: newer })).toBe(true);
    expect(withMenu({ overrideAssigned: other })).toBe(true);
  });
  it('[RULE.publish.05] [RULE.publish.06] another group override version or id', () => {
    expect(withMenu({ groupOverrideAssigned: newer })).toBe(true);
    expect(withMenu({ groupOverrideAssigned: other })).toBe(true);
  });
  it('[RULE.publish.07] equal versions and ids are no change, and neither is no version on both sides', () => {
    expect(isUnpublished(status({}), 'menu')).toBe(false);
    expect(withMenu({ overrideAssigned: null, overridePublished: null })).toBe(false);
    expect(withMenu({ published: null })).toBe(true);
    expect(withMenu({ overrideAssigned: null })).toBe(true);
  });
  it('[RULE.publish.08] menu publishing compares menu and location settings', () => {
    const changed = { ...same, assigned: newer };
    expect(isUnpublished(status({ locSettingsInfo: changed }), 'menu')).toBe(true);
    expect(isUnpublished(status({ menuInfo: changed }), 'menu')).toBe(true);
    expect(isUnpublished(status({ employmentInfo: changed }), 'menu')).toBe(false);
  });
  it('[RULE.publish.09] employment publishing compares employment only', () => {
    const changed = { ...same, assigned: newer };
    expect(isUnpublished(status({ employmentInfo: changed }), 'employment')).toBe(true);
    expect(isUnpublished(status({ menuInfo: changed, locSettingsInfo: changed }), 'employment')).toBe(false);
  });
  it('[RULE.publish.10] counts the locations with unpublished changes', () => {
    const changed = status({ menuInfo: { ...same, assigned: newer }, locSettingsInfo: { ...same, assigned: newer } });
    expect([changed, status({}), changed].map(one => isUnpublished(one, 'menu'))).toEqual([true, false, true]);
  });
});

describe('publish operations', () => {
  const facts = { kind: 'menu', permitted: true, unpublished: true, state: null } as const;
  const disabled = (more: Partial<Parameters<typeof publishOperations>[0]>) => {
    const all = publishOperations({ ...facts, ...more });
    return [all.publish.disabled, all.schedule.disabled, all.unschedule.disabled, all.revert.disabled];
  };

  it('a changed location can be published, scheduled and reverted', () => {
    expect(disabled({})).toEqual([false, false, 'not-scheduled', false]);
  });
  it('a user without the permission can do nothing', () => {
    expect(disabled({ permitted: false })).toEqual(Array(4).fill('no-permission'));
  });
  it('a running location allows no operation', () => {
    expect(disabled({ state: 'running' })).toEqual(Array(4).fill('running'));
  });
  it('a scheduled location can be unscheduled or published instead', () => {
    expect(disabled({ state: 'scheduled' })).toEqual([false, false, false, false]);
  });
  it('a waiting location can only be unscheduled', () => {
    expect(disabled({ state: 'waiting' })).toEqual(['pending', 'pending', false, 'pending']);
  });
  it('an unchanged location has nothing to publish', () => {
    expect(disabled({ unpublished: false }).slice(0, 2)).toEqual(['nothing-to-publish', 'nothing-to-publish']);
  });
  it('[RULE.publish.20] employment is never reverted', () => {
    expect(disabled({ kind: 'employment' })).toEqual([false, false, 'not-scheduled', 'not-for-employment']);
  });
});

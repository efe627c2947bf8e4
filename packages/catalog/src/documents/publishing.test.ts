import type { SyncInfo } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { isUnpublished, type SyncInfos, syncInfos } from './publishing.ts';

const pin = { version: 3, id: 'a' };
const same: SyncInfo = {
  assigned: pin,
  published: { ...pin },
  overrideAssigned: pin,
  overridePublished: { ...pin },
  groupOverrideAssigned: pin,
  groupOverridePublished: { ...pin },
};
const status = (parts: Partial<SyncInfos>): SyncInfos => ({
  ...syncInfos(() => same),
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

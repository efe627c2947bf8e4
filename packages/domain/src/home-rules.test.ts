import { describe, expect, it } from 'vitest';
import { contactStatus } from './publishing/contact-status.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 20, 17);

describe('freshness', () => {
  it('[RULE.home.01] a contact within 24 hours is up to date, exactly 24 hours included', () => {
    expect(contactStatus(now, now)).toBe('up-to-date');
    expect(contactStatus(now - 24 * hour, now)).toBe('up-to-date');
  });
  it('[RULE.home.02] an older contact is out of date', () => {
    expect(contactStatus(now - 24 * hour - 1, now)).toBe('out-of-date');
  });
  it('[RULE.home.03] never contacted', () => {
    expect(contactStatus(null, now)).toBe('never-contacted');
  });
});

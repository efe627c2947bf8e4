import { describe, expect, it } from 'vitest';
import { endOfDay } from './hours/time-zone.ts';
import { isVisible } from './news.ts';
import { contactStatus } from './publishing/contact-status.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 20, 17);
const zone = 'America/Chicago';

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

describe('news', () => {
  const article = { status: 'ACTIVE', publishDate: now - hour, expirationDate: null };
  const shown = (more: Partial<Parameters<typeof isVisible>[0]>) =>
    isVisible({ ...article, ...more }, now, instant => endOfDay(instant, zone));

  it('an active published article is shown, without end if it has no expiration date', () => {
    expect(shown({})).toBe(true);
    expect(shown({ publishDate: now })).toBe(true);
    expect(shown({ publishDate: null })).toBe(false);
  });
  it('[RULE.home.04] an inactive article is not shown', () => {
    expect(shown({ status: 'INACTIVE' })).toBe(false);
  });
  it('[RULE.home.05] an article that is published later is not shown yet', () => {
    expect(shown({ publishDate: now + 1 })).toBe(false);
  });
  it('[RULE.home.06] an article that expires today is still shown', () => {
    expect(shown({ expirationDate: now - 5 * hour })).toBe(true);
  });
  it('[RULE.home.07] an article that expired yesterday is not shown', () => {
    expect(shown({ expirationDate: now - 12 * hour })).toBe(false);
  });
});

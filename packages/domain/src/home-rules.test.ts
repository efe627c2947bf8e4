import { describe, expect, it } from 'vitest';
import { contactStatus } from './contact-status.ts';
import { isVisible } from './news.ts';
import { endOfDay } from './time-zone.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 20, 17);
const zone = 'America/Chicago';

describe('freshness', () => {
  it('[RULE.home.01] heard of within 24 hours is up to date, exactly 24 hours included', () => {
    expect(contactStatus(now, now)).toBe('up-to-date');
    expect(contactStatus(now - 24 * hour, now)).toBe('up-to-date');
  });
  it('[RULE.home.02] heard of longer ago is out of date', () => {
    expect(contactStatus(now - 24 * hour - 1, now)).toBe('out-of-date');
  });
  it('[RULE.home.03] never heard of', () => {
    expect(contactStatus(null, now)).toBe('never-contacted');
  });
});

describe('news', () => {
  const article = { status: 'ACTIVE', publishDate: now - hour, expirationDate: null };
  const shown = (more: Partial<Parameters<typeof isVisible>[0]>) =>
    isVisible({ ...article, ...more }, now, instant => endOfDay(instant, zone));

  it('an active article that is out shows, without end if it names none', () => {
    expect(shown({})).toBe(true);
    expect(shown({ publishDate: now })).toBe(true);
    expect(shown({ publishDate: null })).toBe(false);
  });
  it('[RULE.home.04] what is not active does not show', () => {
    expect(shown({ status: 'INACTIVE' })).toBe(false);
  });
  it('[RULE.home.05] what is published later does not show yet', () => {
    expect(shown({ publishDate: now + 1 })).toBe(false);
  });
  it('[RULE.home.06] what expires today still shows', () => {
    expect(shown({ expirationDate: now - 5 * hour })).toBe(true);
  });
  it('[RULE.home.07] what expired yesterday does not', () => {
    expect(shown({ expirationDate: now - 12 * hour })).toBe(false);
  });
});

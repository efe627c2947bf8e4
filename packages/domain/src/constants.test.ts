import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('[CONST.keepAlive.*] activity is checked every 10 s, a keep-alive is sent after 55 minutes', () => {
  expect(constants.keepAlive).toEqual({ checkEveryMs: 10_000, sendAfterMs: 3_300_000 });
});
it('[CONST.publish.*] polled every 2 s, batches of 5 locations, 30 s apart', () => {
  expect(constants.publishing).toEqual({ pollEveryMs: 2_000, batchSize: 5, batchSpacingMs: 30_000 });
});
it('[CONST.location.freshness] 24 hours', () => {
  expect(constants.freshnessMs).toBe(86_400_000);
});
it('[CONST.password.*] at least 7 characters, not one of the last 4, checked 300 ms after typing', () => {
  expect(constants.passwordRules).toEqual({ minLength: 7, history: 4, askAfterMs: 300 });
});
it('[CONST.login.lock] 30 minutes', () => {
  expect(constants.loginLockMs).toBe(1_800_000);
});
it('[CONST.confirm.*] four digits, 1000 to 9999', () => {
  expect(constants.confirmNumber).toEqual({ min: 1_000, max: 9_999 });
});
it('[CONST.sidebar.*] collapses below 1200 px after 1.5 s', () => {
  expect(constants.sidebar).toEqual({ collapseBelowPx: 1_200, collapseAfterMs: 1_500 });
});
it('[CONST.menuSelector.searchThreshold] 5 menus', () => {
  expect(constants.menuSelectorSearchAbove).toBe(5);
});
it('[CONST.recovery.minEmailLength] 5 characters', () => {
  expect(constants.shortestRecoveryEmail).toBe(5);
});
it('[CONST.chunkLoadTimeout] 120 s', () => {
  expect(constants.chunkLoadTimeoutMs).toBe(120_000);
});
it('[CONST.retry.conflictMax] 2 retries', () => {
  expect(constants.conflictRetries).toBe(2);
});
it('[CONST.notify.*] errors are shown for 20 s, the others for 10 s', () => {
  expect(constants.notificationMs).toEqual({ error: 20_000, success: 10_000, info: 10_000, warning: 10_000 });
});
it('[CONST.save.confirmAbove] above 6 changes', () => {
  expect(constants.saveConfirmAbove).toBe(6);
});
it('[CONST.credit.processorMinPosVersion] POS 8.2.26', () => {
  expect(constants.giftProcessorMinPosVersion).toBe('8.2.26');
});

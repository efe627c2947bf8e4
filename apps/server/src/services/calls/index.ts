export { cachedBody, isCached } from './cached-response.ts';
export { enforceRate, limitRate, requireRateLeft, takeRate } from './call-rate.ts';
export { databaseAnswers } from './health.ts';
export { runOnce, runOnceFor, storeAnswerInstead } from './idempotency.ts';
export { versionText } from './product-version.ts';

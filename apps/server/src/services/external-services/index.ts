export { geocodeAddress } from './find-address.ts';
export { buildMobileApp, lastBuild } from './mobile-app.ts';
export { cutOver, deleteStoredCards, readCutover } from './online-service.ts';
export { validateAggregatorAccount } from './validate-account.ts';

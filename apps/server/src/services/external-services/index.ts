/**
 * Where to look:
 * - External services, outgoing HTTP: `external-service.ts`: the address in `config.ts`, the client in
 *   `adapters/http-client.ts`.
 */
export { callService } from './external-service.ts';
export { geocodeAddress } from './find-address.ts';
export { buildMobileApp, lastBuild } from './mobile-app.ts';
export { cutOver, deleteStoredCards, readCutover } from './online-service.ts';
export { validateAggregatorAccount } from './validate-account.ts';

import { deliveries } from './deliveries.ts';
import { productMix } from './product-mix.ts';
import { serverPerformance } from './server-performance.ts';
import { storeSummary } from './store-summary.ts';

/**
 * By the name of their screen.
 *
 * @public
 */
export const reports = { storeSummary, productMix, serverPerformance, deliveries };

export type ReportKey = keyof typeof reports;

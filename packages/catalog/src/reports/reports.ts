import { deliveries } from './deliveries.ts';
import { employeePayroll } from './employee-payroll.ts';
import { productMix } from './product-mix.ts';
import { serverPerformance } from './server-performance.ts';
import { storeSummary } from './store-summary.ts';

/**
 * By the name of their screen.
 *
 * @public
 */
export const reports = { storeSummary, productMix, serverPerformance, deliveries, employeePayroll };

export type ReportKey = keyof typeof reports;

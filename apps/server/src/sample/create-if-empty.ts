import type { Context } from '../context.ts';
import { hasCompany } from '../store/company.ts';

/** A new embedded database gets the sample company; one whose creation was interrupted gets the rest of it. */
export const createSampleIfEmpty = async (context: Context): Promise<void> => {
  if (context.databaseKind !== 'pglite') return;
  // The code of the sample is large, and a server needs it only once.
  if (!(await hasCompany(context.db))) await (await import('./create-sample.ts')).createSample(context);
  else await (await import('./resume-sample.ts')).resumeSample(context);
};

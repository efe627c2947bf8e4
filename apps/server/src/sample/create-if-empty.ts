import type { Context } from '../context.ts';
import { hasCompany } from '../store/company.ts';

/** A new embedded database gets the sample company; one whose making was cut short gets the rest of it. */
export const createSampleIfEmpty = async (context: Context): Promise<void> => {
  if (context.databaseKind !== 'pglite') return;
  // The sample is a lot of code that a server needs once in its life.
  if (!(await hasCompany(context.db))) await (await import('./create-sample.ts')).createSample(context);
  else await (await import('./resume-sample.ts')).resumeSample(context);
};

import { hasCompany } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

/** Whether the database responds. */
export const databaseAnswers = async (context: Context): Promise<boolean> => {
  try {
    await hasCompany(context.db);
    return true;
  } catch (error) {
    context.log({ level: 'error', message: 'The database does not respond.', error });
    return false;
  }
};

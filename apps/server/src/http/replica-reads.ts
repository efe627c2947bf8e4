import type { Context } from '../services/context/index.ts';
import { ApiError } from '../services/errors/index.ts';

/**
 * Reads from the replica. What it does not have, or does not answer, the database is asked: so its state shows in no
 * response.
 */
export const readFromReplica = async <T>(
  { context, onReplica }: { readonly context: Context; readonly onReplica: Context },
  read: (context: Context) => Promise<T>,
): Promise<T> => {
  try {
    return await read(onReplica);
  } catch (error) {
    if (!(error instanceof ApiError))
      context.log({ level: 'error', message: 'The replica did not answer a read: the database is asked.', error });
    return read(context);
  }
};

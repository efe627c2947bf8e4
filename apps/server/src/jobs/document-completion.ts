import type { Context } from '../services/context/index.ts';
import { completeEmployment } from '../services/saving/index.ts';

/** Saves once after the start what an earlier version of the product stored incompletely. A load never writes. */
export const startDocumentCompletion = (context: Context): { stop(): Promise<void> } => {
  const underWay = completeEmployment(context).catch((error: unknown) =>
    context.log({ level: 'error', message: 'Completing stored documents failed; the next start tries again.', error }),
  );
  return {
    stop: async () => {
      await underWay;
    },
  };
};

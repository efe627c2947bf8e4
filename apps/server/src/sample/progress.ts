import type { Context } from '../context.ts';
import { endWork, keepPlace, openWork } from '../store/outbox.ts';
import { callEverybody, perform } from './perform.ts';
import { story } from './story.ts';

export const topic = 'sample.story';

interface Progress {
  readonly began: number;
  readonly step: number;
}

/** Tells the rest of a sample company's story, from the step that a crash may have left it at. */
export const goOn = async (context: Context): Promise<void> => {
  for (const { id, payload } of await openWork(context.db, topic)) {
    const { began, step } = payload as Progress;
    const steps = story();
    for (let index = step; index < steps.length; index++) {
      const next = steps[index];
      if (next !== undefined) await perform(context, next, began);
      await keepPlace(context.db, id, { began, step: index + 1 });
    }
    await callEverybody(context, began);
    await endWork(context.db, id, context.now());
  }
};

import type { Context } from '../services/context/index.ts';
import { endWork, keepPosition, openWork } from '../store/accounts/index.ts';
import { runStep, simulateCheckIns } from './run-step.ts';
import { timeline } from './timeline.ts';

export const topic = 'sample.story';

interface Progress {
  readonly began: number;
  readonly step: number;
}

/** Continues the creation of the sample company, from the step at which a crash may have ended it. */
export const resumeSample = async (context: Context): Promise<void> => {
  for (const { id, payload } of await openWork(context.db, topic)) {
    const { began, step } = payload as Progress;
    const steps = timeline();
    for (let index = step; index < steps.length; index++) {
      const next = steps[index];
      if (next !== undefined) await runStep(context, next, began);
      await keepPosition(context.db, id, { began, step: index + 1 });
    }
    await simulateCheckIns(context, began);
    await endWork(context.db, id, context.now());
  }
};

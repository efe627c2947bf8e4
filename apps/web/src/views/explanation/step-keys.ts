import type { ExplainedStep } from '@commissary/catalog';

/** A key for each step: by what it is about and where it is stored; the same one again is counted. */
export const keyedSteps = (
  steps: readonly ExplainedStep[],
): readonly { readonly key: string; readonly step: ExplainedStep }[] => {
  const counts = new Map<string, number>();
  return steps.map(step => {
    const known = [step.kind, 'line' in step ? step.line : '', step.path ?? '', step.text].join(' ');
    const count = counts.get(known) ?? 0;
    counts.set(known, count + 1);
    return { key: `${known} ${count}`, step };
  });
};

import type { Field } from './field.ts';
import { type Choice, isChoice } from './kinds/choice.ts';
import { walkValue } from './walk.ts';

/** A choice that only a newer point of sale can follow, at its path. */
export interface PosRequirement {
  readonly path: string;
  /** The value that was chosen. */
  readonly value: string;
  /** The oldest version that knows it. */
  readonly minPosVersion: string;
}

/** What a value of a field asks of the point of sale. */
export const posRequirementsIn = (field: Field, value: unknown, path = ''): PosRequirement[] => {
  const found: PosRequirement[] = [];
  walkValue(
    field,
    value,
    (at, one, where) => {
      if (!isChoice(at)) return;
      const minPosVersion = requiredBy(at, one);
      if (minPosVersion !== undefined) found.push({ path: where, value: String(one), minPosVersion });
    },
    path,
  );
  return found;
};

const requiredBy = ({ options }: Choice, value: unknown): string | undefined =>
  options.find(option => option.value === value)?.minPosVersion;

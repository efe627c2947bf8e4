import { type Field, walkValue } from '../field/index.ts';
import { type Choice, isChoice, published } from '../kinds/index.ts';

/** A chosen option that only a newer point of sale supports, with its path. */
export interface PosRequirement {
  readonly path: string;
  /** The chosen value. */
  readonly value: string;
  /** The oldest version that supports it. */
  readonly minPosVersion: string;
}

/** Returns what a value of a field requires of the point of sale. */
export const posRequirementsIn = (field: Field, value: unknown, path = ''): PosRequirement[] => {
  const found: PosRequirement[] = [];
  walkValue(
    field,
    published(field, value),
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

import { inputsTexts } from '@commissary/catalog';
import { isOlderPos } from '@commissary/domain';
import type { Option } from '@commissary/schema';

/** A location, as far as its point of sale is concerned; null: it was not heard of yet. */
export interface PosAt {
  readonly name: string;
  readonly posVersion: string | null;
}

export type OfferedOption = Option & { readonly disabled?: boolean };

/** What can be chosen at a location: not what its point of sale is known to be too old for, unless it has that already. */
export const offeredAt = (
  options: readonly Option[],
  posVersion: string | null,
  chosen: unknown,
): readonly OfferedOption[] =>
  options.map(option => ({ ...option, disabled: option.value !== chosen && isTooNew(option, posVersion) }));

/** What the options need of the point of sale, and what of the locations they are for does not do; null: they need nothing. */
export const posRequirementText = (
  options: readonly Option[],
  locations: readonly PosAt[],
  at: 'here' | 'below',
): string | null => {
  const needs = Map.groupBy(
    options.filter(option => option.minPosVersion !== undefined),
    ({ minPosVersion = '' }) => minPosVersion,
  );
  const sentences = [...needs].map(([needed, those]) => {
    const need = inputsTexts.posNeeded(
      those.map(({ label }) => label),
      needed,
    );
    const older = locations.filter(({ posVersion }) => isOlderPos(posVersion, needed));
    if (older.length === 0) return `${need}.`;
    if (at === 'here')
      return inputsTexts.olderPosHere(
        need,
        older.map(({ name, posVersion }) => inputsTexts.posRuns(name, posVersion)),
      );
    return inputsTexts.olderPosAt(need, shortened(older));
  });
  return sentences.length === 0 ? null : sentences.join(' ');
};

const isTooNew = ({ minPosVersion }: Option, posVersion: string | null): boolean =>
  minPosVersion !== undefined && isOlderPos(posVersion, minPosVersion);

/** As many names as a person reads beside a control. */
const most = 5;

const shortened = (older: readonly PosAt[]): readonly string[] => {
  const named = older.slice(0, most).map(({ name, posVersion }) => `${name} (${posVersion})`);
  return older.length > most ? [...named, inputsTexts.moreCount(older.length - most)] : named;
};

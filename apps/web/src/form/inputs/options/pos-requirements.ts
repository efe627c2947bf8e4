import { inputsTexts } from '@commissary/catalog';
import { isOlderPos } from '@commissary/domain';
import type { Option } from '@commissary/schema';

/** A location with the version of its point of sale; null: it has not checked in yet. */
export interface PosAt {
  readonly name: string;
  readonly posVersion: string | null;
}

export type OfferedOption = Option & { readonly disabled?: boolean };

/**
 * The options that can be chosen at a location: not those that its point of sale is known to be too old for, unless
 * they are set already.
 */
export const offeredAt = (
  options: readonly Option[],
  posVersion: string | null,
  chosen: unknown,
): readonly OfferedOption[] =>
  options.map(option => ({ ...option, disabled: option.value !== chosen && isTooNew(option, posVersion) }));

/** The version that the options require, and the locations whose point of sale is older; null: they require nothing. */
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

/** The number of names that are readable beside a control. */
const most = 5;

const shortened = (older: readonly PosAt[]): readonly string[] => {
  const named = older.slice(0, most).map(({ name, posVersion }) => `${name} (${posVersion})`);
  return older.length > most ? [...named, inputsTexts.moreCount(older.length - most)] : named;
};

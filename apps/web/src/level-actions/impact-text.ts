import { levelsTexts } from '@commissary/catalog';
import type { LocationEffect } from '@commissary/contract';

/**
 * The number of locations that an action changes, and of those that keep their value. `reach` is the number of
 * locations it can change.
 */
export const impactScope = (effects: readonly LocationEffect[], reach: number): string => {
  const changed = idsWhere(effects, ({ total, asleep, blocked }) => total > 0 || asleep.length > 0 || blocked);
  const kept = idsWhere(effects, ({ keeps }) => keeps).filter(id => !changed.includes(id));
  const changes = changed.length === 0 ? levelsTexts.noChanges : levelsTexts.changesCount(changed.length, reach);
  if (kept.length === 0) return levelsTexts.changesOnly(changes);
  return levelsTexts.changesAndKeeps(changes, kept.length);
};

/** The number of values of one location that an action changes. */
export const valuesText = (effects: readonly LocationEffect[]): string => {
  const total = effects.reduce((sum, effect) => sum + effect.total, 0);
  return levelsTexts.valuesChange(total);
};

/** Locations that could be published now and not afterwards. */
export const blockedBy = (effects: readonly LocationEffect[]): readonly string[] =>
  idsWhere(effects, ({ blocked }) => blocked);

const idsWhere = (
  effects: readonly LocationEffect[],
  holds: (effect: LocationEffect) => boolean,
): readonly string[] => [...new Set(effects.filter(holds).map(({ locationId }) => locationId))];

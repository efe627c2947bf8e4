import { type Change, diff, type Promotion, stampWas } from '@commissary/document';
import type { Caller } from '../caller.ts';
import { withCleanUps } from '../documents/clean-ups.ts';
import type { Save } from '../documents/commit.ts';
import { definitions, isSecretAt } from '../documents/definitions.ts';
import type { Layers } from '../documents/effective.ts';
import type { Standing } from '../documents/place.ts';
import { planBase } from '../documents/plan-base.ts';
import { planOverride } from '../documents/plan-override.ts';
import { type Changed, changed, unchanged } from '../documents/sound.ts';
import type { WhatIf } from './effects.ts';

/** What a promotion does at the level above. */
export interface UpperPlan {
  /** None where that level says it already; more than one where other documents of the company referred to what goes. */
  readonly saves: readonly Save[];
  readonly whatIf: WhatIf;
  /** What the place's own list goes on top of then. */
  readonly above: Changed;
}

export const planUpper = async (
  caller: Caller,
  upper: Standing,
  layers: Layers,
  outcome: Promotion,
): Promise<UpperPlan> =>
  upper.own === null ? atCompany(caller, upper, layers, outcome) : atGroup(caller, upper, layers, outcome);

const atCompany = async (
  caller: Caller,
  standing: Standing,
  { base: head, group }: Layers,
  outcome: Promotion,
): Promise<UpperPlan> => {
  const { kind } = standing.place;
  const changes = diff(head, outcome.base, { field: definitions[kind].field });
  if (changes.length === 0) return { saves: [], whatIf: {}, above: changed(kind, head, group) };
  const { document, revision } = await planBase(caller, standing, { head, changes, source: 'promote' });
  const saves = await withCleanUps(caller, { standing, revision }, { before: head, after: document });
  return { saves, whatIf: { base: document }, above: changed(kind, document, group) };
};

const atGroup = (caller: Caller, standing: Standing, layers: Layers, outcome: Promotion): UpperPlan => {
  const { own, place } = standing;
  const { base, group: stored } = layers;
  const wanted: readonly Change[] = stampWas(base, outcome.layers[0] ?? [], {
    stored,
    isSecret: isSecretAt(place.kind),
  });
  if (own === null || place.tenant === null) throw new Error('The level above is no group.');
  const { after, next, revision } = planOverride(caller, standing, {
    own,
    stored,
    next: wanted,
    above: unchanged(place.kind, base),
    before: changed(place.kind, base, stored).applied,
    source: 'promote',
  });
  return {
    saves: revision === null ? [] : [{ standing, revision }],
    whatIf: { lists: new Map([[place.tenant.id, next]]) },
    above: after,
  };
};

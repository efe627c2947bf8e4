import { type Change, diff, type Promotion, recordPrevious } from '@commissary/document';
import {
  type ChangedDocument,
  definitions,
  isSecretAt,
  stateWithChanges,
  stateWithoutChanges,
} from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { LayerHeads, Layers } from '../documents/index.ts';
import { requireRestrictionsLeft } from '../references/index.ts';
import { planBase, planOverride, type Save, withCascades } from '../saving/index.ts';
import type { WhatIf } from './effects.ts';

/** The effect of a promotion at the level above. */
export interface PromotionPlan {
  /**
   * None when that level has the values already; more than one when other documents of the company referenced what is
   * removed.
   */
  readonly saves: readonly Save[];
  readonly whatIf: WhatIf;
  /** What the tenant's own list applies to afterwards. */
  readonly above: ChangedDocument;
}

export const planPromotion = async (
  caller: UseCaseContext,
  upper: LayerHeads,
  layers: Layers,
  outcome: Promotion,
): Promise<PromotionPlan> =>
  upper.own === null ? atCompany(caller, upper, layers, outcome) : atGroup(caller, upper, layers, outcome);

const atCompany = async (
  caller: UseCaseContext,
  heads: LayerHeads,
  { base: head, group }: Layers,
  outcome: Promotion,
): Promise<PromotionPlan> => {
  const { kind } = heads.layer;
  const changes = diff(head, outcome.base, { field: definitions[kind].field });
  if (changes.length === 0) return { saves: [], whatIf: {}, above: stateWithChanges(kind, head, group) };
  const { document, revision } = await planBase(caller, heads, { head, changes, source: 'promote' });
  const saves = await withCascades(caller, { heads, revision }, { before: head, after: document });
  return { saves, whatIf: { base: document }, above: stateWithChanges(kind, document, group) };
};

const atGroup = async (
  caller: UseCaseContext,
  heads: LayerHeads,
  layers: Layers,
  outcome: Promotion,
): Promise<PromotionPlan> => {
  const { own, layer } = heads;
  const { base, group: stored } = layers;
  const requested: readonly Change[] = recordPrevious(base, outcome.layers[0] ?? [], {
    stored,
    isSecret: isSecretAt(layer.kind),
  });
  if (own === null || layer.tenant === null) throw new Error('The level above is not a group.');
  const before = stateWithChanges(layer.kind, base, stored);
  const { after, next, revision } = planOverride(caller, heads, {
    own,
    stored,
    next: requested,
    above: stateWithoutChanges(layer.kind, base),
    before: before.applied,
    source: 'promote',
  });
  await requireRestrictionsLeft(caller, layer, { before: before.document, after: after.document });
  return {
    saves: revision === null ? [] : [{ heads, revision }],
    whatIf: { lists: new Map([[layer.tenant.id, next]]) },
    above: after,
  };
};

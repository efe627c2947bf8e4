import { type Change, diff, type Promotion, recordPrevious } from '@commissary/document';
import { withCascades } from '../documents/cascade-saves.ts';
import type { Save } from '../documents/commit.ts';
import { definitions, isSecretAt } from '../documents/definitions.ts';
import { type ChangedDocument, stateWithChanges, stateWithoutChanges } from '../documents/document-state.ts';
import type { Layers } from '../documents/effective-documents.ts';
import type { LayerHeads } from '../documents/layer-heads.ts';
import { planBase } from '../documents/plan-base.ts';
import { planOverride } from '../documents/plan-override.ts';
import type { UseCaseContext } from '../use-case-context.ts';
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
  standing: LayerHeads,
  { base: head, group }: Layers,
  outcome: Promotion,
): Promise<PromotionPlan> => {
  const { kind } = standing.layer;
  const changes = diff(head, outcome.base, { field: definitions[kind].field });
  if (changes.length === 0) return { saves: [], whatIf: {}, above: stateWithChanges(kind, head, group) };
  const { document, revision } = await planBase(caller, standing, { head, changes, source: 'promote' });
  const saves = await withCascades(caller, { standing, revision }, { before: head, after: document });
  return { saves, whatIf: { base: document }, above: stateWithChanges(kind, document, group) };
};

const atGroup = (caller: UseCaseContext, standing: LayerHeads, layers: Layers, outcome: Promotion): PromotionPlan => {
  const { own, layer } = standing;
  const { base, group: stored } = layers;
  const wanted: readonly Change[] = recordPrevious(base, outcome.layers[0] ?? [], {
    stored,
    isSecret: isSecretAt(layer.kind),
  });
  if (own === null || layer.tenant === null) throw new Error('The level above is not a group.');
  const { after, next, revision } = planOverride(caller, standing, {
    own,
    stored,
    next: wanted,
    above: stateWithoutChanges(layer.kind, base),
    before: stateWithChanges(layer.kind, base, stored).applied,
    source: 'promote',
  });
  return {
    saves: revision === null ? [] : [{ standing, revision }],
    whatIf: { lists: new Map([[layer.tenant.id, next]]) },
    above: after,
  };
};

import type { Override } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { type LookUpSecret, memoByIdentity, redact, redactChanges } from '@commissary/schema';
import { definitions, type LoadedBase, type LoadedLayers, memorySize } from '../content/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { secretMetadata } from './document-secrets.ts';
import { readLayers } from './effective-documents.ts';
import { cachedHeads, type DocumentLayer, type LayerHead, type LayerHeads } from './layer-heads.ts';

type Reader = UseCaseContext & Pick<Context, 'rowCache'>;

export interface ExpectedBase {
  readonly expectedId?: string | undefined;
  readonly expectedVersion?: number | undefined;
}

export interface ExpectedLayers {
  readonly expectedBaseId?: string | undefined;
  readonly expectedBaseVer?: number | undefined;
  readonly expectedOverrideId?: string | undefined;
  readonly expectedOverrideVer?: number | undefined;
  readonly expectedGroupOverrideId?: string | undefined;
  readonly expectedGroupOverrideVer?: number | undefined;
}

/** The company's document, as far as this person may read it; null when the caller has it already. */
export const loadBase = async (
  caller: Reader,
  layer: DocumentLayer,
  expected: ExpectedBase,
): Promise<LoadedBase | null> => {
  const heads = await cachedHeads(caller, layer);
  const { base, document } = heads;
  if (expected.expectedVersion === base.version && same(expected.expectedId, base.id)) return null;
  const key = keyOf('base', heads);
  const known = caller.content.bases.get(key);
  if (known !== undefined) return known;
  const layers = await readLayers(caller, heads);
  const lookUp = await secretMetadata(caller, layer.kind, { documents: [layers.base] });
  const loaded: LoadedBase = {
    id: base.id,
    ver: base.version,
    savedAt: base.savedAt?.getTime() ?? null,
    savedBy: base.savedBy,
    permissions: [...heads.permissions],
    document: visible(heads, layers.base, lookUp),
    name: document.name,
    description: document.description,
    template: document.template,
  };
  caller.content.bases.set(key, loaded, memorySize(loaded.document));
  return loaded;
};

/** The base and the lists on top of it, as far as this person may read them; null when the caller has them already. */
export const loadLayered = async (
  caller: Reader,
  layer: DocumentLayer,
  expected: ExpectedLayers,
): Promise<LoadedLayers | null> => {
  const heads = await cachedHeads(caller, layer);
  if (isUnchanged(heads, expected)) return null;
  const key = keyOf('layers', heads);
  const known = caller.content.layered.get(key);
  if (known !== undefined) return known;
  const layers = await readLayers(caller, heads);
  const lookUp = await secretMetadata(caller, layer.kind, {
    documents: [layers.base],
    lists: [layers.own, layers.group],
  });
  const loaded: LoadedLayers = {
    baseId: heads.base.id,
    baseVer: heads.base.version,
    override: overrideOf(heads, heads.own ?? heads.base, layers.own, lookUp),
    groupOverride: heads.group && overrideOf(heads, heads.group, layers.group, lookUp),
    permissions: [...heads.permissions],
    document: visible(heads, layers.base, lookUp),
  };
  caller.content.layered.set(key, loaded, memorySize(loaded.document) + memorySize(loaded.override));
  return loaded;
};

/** The same text for the same response: the saved versions, and what of them the person may read. */
const keyOf = (what: string, { layer, document, base, group, own, permissions }: LayerHeads): string => {
  const { name, description, template } = document;
  const versions = [base, group, own].map(head => head && [head.id, head.version]);
  return JSON.stringify([what, layer.kind, versions, name, description, template]) + permissionsText(permissions);
};

export const permissionsText = memoByIdentity((permissions: ReadonlySet<string>): string =>
  [...permissions].sort().join(' '),
);

/**
 * Every version that was sent must match; base and override must have been sent. A caller that does not send the group's
 * hears of a change there with the next one of the others: the call as it is specified has no parameter for it.
 */
const isUnchanged = ({ base, own, group }: LayerHeads, expected: ExpectedLayers): boolean =>
  expected.expectedBaseVer === base.version &&
  same(expected.expectedBaseId, base.id) &&
  expected.expectedOverrideVer === own?.version &&
  same(expected.expectedOverrideId, own?.id) &&
  (expected.expectedGroupOverrideVer ?? group?.version ?? 0) === (group?.version ?? 0) &&
  (group === null || same(expected.expectedGroupOverrideId, group.id));

const same = (expected: string | undefined, found: string | undefined): boolean =>
  expected === undefined || expected === found;

export const overrideOf = (
  { layer, may }: LayerHeads,
  head: LayerHead,
  list: readonly Change[],
  lookUp: LookUpSecret,
): Override => ({
  id: head.id,
  ver: head.version,
  changes: redactChanges(definitions[layer.kind].field, list, may, lookUp),
});

/** A document's whole value is never withheld: the call itself requires the permission to open it. */
export const visible = (
  { layer, may }: LayerHeads,
  document: unknown,
  lookUp: LookUpSecret,
): Readonly<Record<string, unknown>> =>
  redact(definitions[layer.kind].field, document, may, lookUp) as Readonly<Record<string, unknown>>;

import { type DocumentKind, documentKinds, sentencesIn } from '@commissary/catalog';
import type { Failure, RemovedReferences } from '@commissary/contract';
import { permissionsAt, tenantScopeOf } from '@commissary/domain';
import {
  collectReferences,
  definitionPath,
  isIdReference,
  listsOf,
  permissionsOf,
  removedTargets,
  targetMembers,
} from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { DocumentLayer } from '../documents/index.ts';
import { ApiError } from '../errors/index.ts';
import { brokenUsages, fields, type RemovedTarget } from './broken-usages.ts';
import { mostUsages } from './usages.ts';

/** A tenant's document before and after a save. */
interface Saved {
  readonly before: unknown;
  /** With the change, and with the references that it leaves without a target. */
  readonly applied: unknown;
  /** Without them. */
  readonly after: unknown;
}

/**
 * The references to members that a save removes and that are removed with it: in this document, in others of the
 * tenant, and in the overrides of groups and locations below it, as far as the person may read them. Rows that
 * represent a removed member are not counted. Computed before the save is written; undefined where nothing is removed.
 */
export const referencesRemovedBy = async (
  caller: UseCaseContext,
  layer: DocumentLayer,
  { before, applied, after }: Saved,
): Promise<RemovedReferences | undefined> => {
  const lost = removedTargets(fields, layer.kind, before, after);
  if (lost.size === 0) return undefined;
  const kinds = kindsReferringTo(layer.kind, lost);
  const uses = await brokenUsages(caller, { layer, kinds, lost: () => lost, own: applied });
  const removedReferences = uses.filter(({ use }) => !isIdReference(use.path));
  if (removedReferences.length === 0) return undefined;
  const { valueTexts, labeled } = sentencesIn(caller.language);
  const named = labeled(definitions[layer.kind].field);
  const nameOf = (list: string, id: string): string =>
    targetMembers(valueTexts, named, before, [list]).find(member => String(member.id) === id)?.name ?? id;
  return {
    places: removedReferences
      .slice(0, mostUsages)
      .map(({ use, list, found }) => ({ ...use, gone: nameOf(list, String(found.id)) })),
    total: removedReferences.length,
  };
};

/** The kinds of documents that may reference removed members of a document. */
const kindsReferringTo = (changed: DocumentKind, lost: RemovedTarget): readonly DocumentKind[] => {
  const lists = new Set([...lost.keys()].map(definitionPath));
  return documentKinds.filter(kind =>
    collectReferences(fields[kind])
      .flatMap(listsOf)
      .some(({ document = kind, path }) => document === changed && lists.has(path)),
  );
};

/**
 * Throws where a change of a tenant's document leaves a restriction of another document with nothing, and the person may
 * not change it there: its owner would then apply to nobody. The rest of the cascade is covered by the permission for its
 * cause.
 */
export const requireRestrictionsLeft = async (
  caller: UseCaseContext,
  layer: DocumentLayer,
  { before, after }: Pick<Saved, 'before' | 'after'>,
): Promise<void> => {
  const lost = removedTargets(fields, layer.kind, before, after);
  if (lost.size === 0) return;
  const kinds = kindsReferringTo(layer.kind, lost).filter(kind => kind !== layer.kind);
  const uses = await brokenUsages(caller, { layer, kinds, lost: () => lost });
  const scope = layer.tenant === null ? { companyId: layer.companyId } : tenantScopeOf(layer.tenant);
  const held: ReadonlySet<string> = permissionsAt(caller.person, scope);
  const may = (permission: string) => held.has(permission);
  const refused = uses.flatMap(({ use: { kind, path, leaves } }): Failure[] => {
    if (leaves !== 'nothing' || kind === layer.kind) return [];
    const touch = { op: 'remove', path } as const;
    const rights = permissionsOf(fields[kind], touch, layer.tenant === null ? 'base' : 'override', may);
    return rights?.every(may) === true ? [] : [{ code: 'LEAVES_NOTHING', path }];
  });
  if (refused.length > 0) throw new ApiError(403, refused);
};

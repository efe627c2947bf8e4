import { type DocumentKind, kindRecords } from '@commissary/catalog';
import { memoByIdentity, own } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { effectiveDocument, layerHashesOf } from './effective-documents.ts';
import { cachedHeads, type DocumentLayer } from './layer-heads.ts';

/**
 * The loaded document with the members that are computed for every reader, as in what terminals get: of a menu what it
 * says of the settings of the same place, and its PLU numbers. The same object for the same versions, so that its answer
 * is kept; the loaded one itself where nothing is computed.
 */
export const withComputedMembers = async <L extends { readonly document: Readonly<Record<string, unknown>> }>(
  caller: UseCaseContext & Pick<Context, 'rowCache'>,
  { kind, companyId, tenant }: DocumentLayer,
  loaded: L,
): Promise<L> => {
  const { computed } = definitions[kind];
  const members = kindRecords[kind].wire.computed;
  if (computed === undefined || members === undefined) return loaded;
  const heads = await cachedHeads(caller, { kind: 'settings', companyId, tenant });
  const { document: settings } = await effectiveDocument(caller, layerHashesOf(heads));
  return withMembers(loaded, settings, computed, members) as L;
};

/** By the settings, which are one object as long as they are the same; so is the result, whose bytes are kept with it. */
const withMembers = memoByIdentity(
  (
    loaded: { readonly document: Readonly<Record<string, unknown>> },
    settings: unknown,
    compute: NonNullable<(typeof definitions)[DocumentKind]['computed']>,
    members: readonly string[],
  ): object => {
    const computed = compute(loaded.document, { settings, onlineStore: null });
    return {
      ...loaded,
      document: { ...loaded.document, ...Object.fromEntries(members.map(name => [name, own(computed, name)])) },
    };
  },
);

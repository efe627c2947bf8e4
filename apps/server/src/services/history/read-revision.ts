import type { Change } from '@commissary/document';
import { redact, redactChanges } from '@commissary/schema';
import { findRevision } from '../../store/documents/index.ts';
import { completed, definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { secretMetadata } from '../documents/index.ts';
import { notFound } from '../errors/index.ts';
import { type HistoryAddress, historyLayers } from './history-layers.ts';

export type RevisionState =
  | (Saved & {
      readonly kind: 'document';
      readonly tenantId: null;
      readonly document: Readonly<Record<string, unknown>>;
    })
  | (Saved & { readonly kind: 'list'; readonly tenantId: string; readonly changes: readonly Change[] });

interface Saved {
  readonly by: string;
  readonly at: number;
}

/** One layer as of a save, as far as the person may read it. */
export const readRevision = async (
  caller: UseCaseContext,
  address: HistoryAddress & { readonly revisionId: string },
): Promise<RevisionState> => {
  const { documentId, layers, may } = await historyLayers(caller, address);
  const found = await findRevision(caller.db, documentId, address.revisionId);
  if (found === undefined || !layers.some(({ tenantId }) => tenantId === found.tenantId)) throw notFound();
  const { manifest, tenantId, by } = found;
  const at = found.at.getTime();
  const { field } = definitions[address.kind];
  if (tenantId !== null) {
    const list = (await caller.content.lists(caller.db, [manifest])).get(manifest) ?? [];
    const lookUp = await secretMetadata(caller, address.kind, { lists: [list] });
    return { kind: 'list', tenantId, by, at, changes: redactChanges(field, list, may, lookUp) };
  }
  const document = completed(address.kind, (await caller.content.documents(caller.db, [manifest])).get(manifest));
  const lookUp = await secretMetadata(caller, address.kind, { documents: [document] });
  const shown = redact(field, document, may, lookUp) as Readonly<Record<string, unknown>>;
  return { kind: 'document', tenantId, by, at, document: shown };
};

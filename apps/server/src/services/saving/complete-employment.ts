import { diff } from '@commissary/document';
import { equal } from '@commissary/schema';
import { listCompanies } from '../../store/tenants/index.ts';
import { ownAction } from '../audit/index.ts';
import { cleaned, completed, definitions } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import { documentName, loadHeads } from '../documents/index.ts';
import { toLogEntry } from './change-log-entry.ts';
import { commit } from './commit.ts';

const kind = 'employment';

/** Nobody: what is saved says only what everybody reads already. */
const system = { id: 'system', name: 'system', grants: [] };

/**
 * Saves the employment documents that an earlier version stored without a part that the definition has now, or with
 * references to nothing: each as a clean-up in its history, so that what is stored is what everybody reads. Returns how
 * many were saved. A document that somebody saves meanwhile is left: that save is complete.
 */
export const completeEmployment = async (context: Context): Promise<number> => {
  const caller = { ...context, person: system, origin: ownAction };
  let saved = 0;
  for (const { id: companyId } of await listCompanies(context.db)) {
    const heads = await loadHeads(caller, { ...documentName({ kind, companyId }), tenant: null });
    const { manifest } = heads.base;
    if (manifest === null) continue;
    const stored = (await context.content.documents(context.db, [manifest])).get(manifest);
    const document = cleaned(kind, completed(kind, stored));
    if (equal(stored, document)) continue;
    const content = context.content.prepareDocument(kind, document);
    const changes = diff(stored, document, { field: definitions[kind].field }).map(toLogEntry);
    const version = await commit(caller, heads, {
      layer: heads.base,
      content,
      document,
      changes,
      source: 'clean-up',
    });
    if (version !== null) saved += 1;
  }
  return saved;
};

import { type DocumentKind, documentKinds, hasSeveral } from '@commissary/catalog';
import { diff } from '@commissary/document';
import { keepRestrictions, relatedDocumentKey, removeDanglingCrossDocument, removedTargets } from '@commissary/schema';
import { headsOfCompany } from '../../store/documents/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { documentName, type LayerHeads, loadHeads, readLayers, relatedKinds } from '../documents/index.ts';
import { requireRestrictionsLeft } from '../references/index.ts';
import { toLogEntry } from './change-log-entry.ts';
import type { Save } from './commit.ts';

/** A company's document before and after a save. */
interface Saved {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The save of a company's document with its cascade: references to removed members are removed from the company's other
 * documents too, as their saves in the same transaction, covered by the permission for the cause unless a restriction is
 * left with nothing. For groups and locations they are removed when their effective documents are computed. In the order of their layers, so that two
 * such saves never cause a deadlock.
 */
export const withCascades = async (caller: UseCaseContext, save: Save, saved: Saved): Promise<readonly Save[]> => {
  const { heads } = save;
  const { companyId, kind } = heads.layer;
  const loses = (one: DocumentKind) =>
    removedTargets({ [one]: definitions[one].field }, kind, saved.before, saved.after).size > 0;
  const referring = documentKinds.filter(one => relatedKinds(one).includes(kind) && loses(one));
  if (referring.length === 0) return [save];
  await requireRestrictionsLeft(caller, heads.layer, saved);
  const documents = await headsOfCompany(caller.db, companyId, referring, []);
  const alike = hasSeveral(kind) ? (await headsOfCompany(caller.db, companyId, [kind], [])).length : 1;
  // Without an id, the only document of the company is meant, if it has just one.
  const names = [...(alike === 1 ? [relatedDocumentKey(kind)] : []), relatedDocumentKey(kind, heads.document.id)];
  const companions = Object.fromEntries(names.map(name => [name, saved.after]));
  const caused = await Promise.all(
    documents.map(async ({ kind: other, id }): Promise<Save[]> => {
      const related = await loadHeads(caller, {
        ...documentName({ kind: other, companyId, menuId: id }),
        tenant: null,
      });
      return cascadeOf(caller, other, related, companions);
    }),
  );
  return [save, ...caused.flat()].toSorted((a, b) => (a.revision.layer.id < b.revision.layer.id ? -1 : 1));
};

const cascadeOf = async (
  caller: UseCaseContext,
  kind: DocumentKind,
  heads: LayerHeads,
  companions: Readonly<Record<string, unknown>>,
): Promise<Save[]> => {
  const { base } = await readLayers(caller, heads);
  const { field } = definitions[kind];
  const { document: cleaned, gone } = removeDanglingCrossDocument(field, base, companions);
  if (gone.length === 0) return [];
  const document = keepRestrictions(field, base, cleaned);
  const content = caller.content.prepareDocument(kind, document);
  const changes = diff(base, document, { field }).map(toLogEntry);
  return [{ heads, revision: { layer: heads.base, content, document, changes, source: 'clean-up' } }];
};

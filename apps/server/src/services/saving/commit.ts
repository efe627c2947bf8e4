import { hasSeveral } from '@commissary/catalog';
import { type Db, inTransaction, type RevisionSource, signalAll } from '../../store/database/index.ts';
import {
  ensureDocument,
  ensureLayers,
  insertSaves,
  insertSecrets,
  type LoggedChange,
} from '../../store/documents/index.ts';
import { noteSchedulingChange } from '../../store/scheduling/index.ts';
import { type AuditEvent, recordAudits } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import { cacheComplete, definitions, type Prepared } from '../content/index.ts';
import type { IdempotentContext, UseCaseContext } from '../context/index.ts';
import { documentSignal, type LayerHead, type LayerHeads } from '../documents/index.ts';
import { ApiError } from '../errors/index.ts';
import { noteKeptOverrides } from '../mail/index.ts';
import type { NewSecret } from '../secrets/index.ts';

export interface NewRevision {
  /** Where it must be known before the write. */
  readonly id?: string;
  readonly layer: LayerHead;
  readonly content: Prepared;
  /** The whole document, where the save contains one. */
  readonly document?: unknown;
  readonly changes: readonly LoggedChange[];
  /** The secret values that the save sets. */
  readonly secrets?: readonly NewSecret[];
  /** When absent, a plain save. */
  readonly source?: RevisionSource;
}

/** One layer's part of an action on several. */
export interface Save {
  readonly heads: LayerHeads;
  readonly revision: NewRevision;
}

/**
 * Writes one save: revision, parts, change log and audit, or nothing at all. Returns the new version, or null when
 * another save changed the layer since it was read.
 */
export const commit = async (
  caller: UseCaseContext,
  heads: LayerHeads,
  revision: NewRevision,
): Promise<number | null> => {
  const versions = await commitTogether(caller, [{ heads, revision }]);
  return versions?.[0] ?? null;
};

/** Writes the saves of several layers, and what is changed with them, all or none; null when another save changed one of the layers. */
export const commitTogether = async (
  caller: UseCaseContext,
  saves: readonly Save[],
  also: ((db: Db) => Promise<void>) | null = null,
): Promise<readonly number[] | null> => {
  try {
    const versions = await inTransaction(caller.db, async db => {
      const written = await writeSaves(caller, db, saves);
      await also?.(db);
      return written;
    });
    afterCommit(caller, saves);
    return versions;
  } catch (error) {
    if (error instanceof VersionConflict) return null;
    throw error;
  }
};

/**
 * The saves as part of a larger transaction, with one reason for all of them, so that the history shows them as one
 * action. `settleSaves` has to be called after its end. Throws when another save changed a layer.
 */
export const writeSaves = async (
  caller: UseCaseContext,
  db: Db,
  saves: readonly Save[],
): Promise<readonly number[]> => {
  const act = saves.length > 1 ? caller.newId() : null;
  // What many tenants store equally is written once.
  await caller.content.put(
    db,
    saves.map(({ revision }) => revision.content),
  );
  const written = saves.map(save => ({ ...save, ...newRevision(caller, save, act) }));
  const firsts = saves.filter(({ revision }) => revision.layer.version === 0);
  for (const document of blankDocuments(firsts)) await ensureDocument(db, { ...document, created_at: caller.now() });
  await ensureLayers(
    db,
    firsts.map(({ heads: { document, layer: documentLayer }, revision: { layer } }) => ({
      id: layer.id,
      document_id: document.id,
      tenant_id: documentLayer.tenant?.id ?? null,
    })),
  );
  const rows = written.map(({ row, revision: { changes } }) => ({ revision: row, changes }));
  if (!(await insertSaves(db, rows))) throw new VersionConflict();
  await insertSecrets(
    db,
    saves.flatMap(({ revision }) => revision.secrets ?? []),
  );
  await recordAudits(caller, db, written.map(auditEntryOf));
  for (const { row, heads, revision } of written)
    if (heads.layer.tenant?.type !== 'LOCATION' && revision.changes.length > 0)
      await noteKeptOverrides(db, row.id, caller.now());
  for (const companyId of employers(saves)) await noteSchedulingChange(db, companyId, caller.now());
  return written.map(({ row }) => row.version);
};

/** The companies whose departments or job types may have changed. */
const employers = (saves: readonly Save[]): ReadonlySet<string> =>
  new Set(saves.flatMap(({ heads: { layer } }) => (layer.kind === 'employment' ? layer.companyId : [])));

/** After the commit: caches what was saved, and notifies the readers of the documents. */
export const afterCommit = (caller: UseCaseContext, saves: readonly Save[]): void => {
  caller.content.stored(saves.map(({ revision }) => revision.content));
  for (const { content, document } of saves.map(({ revision }) => revision)) {
    if (document === undefined) continue;
    cacheComplete(document);
    caller.content.keep(content, document);
  }
  // Not part of the transaction, where notifications would make commits wait for each other; a reader that misses it
  // notices at the next heartbeat.
  const said = saves.map(({ heads }) => documentSignal(heads.layer));
  void signalAll(caller.db, said).catch(() => undefined);
};

/**
 * The saves of an action, and what else it does in the same transaction to create its result; or why it is rejected.
 */
export type PlannedSave<T> = { readonly saves: readonly Save[]; answer(db: Db): Promise<T> } | ApiError;

/**
 * The same for an action that is done once for an idempotency key. A repeat gets the first result, so a rejection that
 * was found before the transaction is thrown only when the call is known to be no repeat.
 */
export const commitOnce = async <T>(
  caller: IdempotentContext,
  what: string,
  planned: PlannedSave<T>,
): Promise<T | null> => {
  let written: readonly Save[] = [];
  try {
    const answer = await runOnce(caller, what, async db => {
      if (planned instanceof ApiError) throw planned;
      await writeSaves(caller, db, planned.saves);
      written = planned.saves;
      return planned.answer(db);
    });
    afterCommit(caller, written);
    return answer;
  } catch (error) {
    if (error instanceof VersionConflict) return null;
    throw error;
  }
};

/** A rejection as a value, found before it is known whether the call is a repeat. */
export const catchApiError = async <T>(work: () => Promise<T>): Promise<T | ApiError> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

/** Ends the transaction and rolls it back. */
class VersionConflict extends Error {}

const newRevision = (caller: UseCaseContext, { heads, revision }: Save, reason: string | null) => ({
  row: {
    id: revision.id ?? caller.newId(),
    layer_id: revision.layer.id,
    version: revision.layer.version + 1,
    manifest: revision.content.hash,
    schema_version: definitions[heads.layer.kind].schemaVersion,
    author_id: caller.person.id,
    author_name: caller.person.name,
    source: revision.source ?? 'save',
    reason,
    at: caller.now(),
  },
});

/** The documents whose first saves these are, each once. */
const blankDocuments = (saves: readonly Save[]) => {
  const missing = saves.filter(({ heads }) => !heads.document.exists);
  return new Map(missing.map(({ heads }) => [heads.document.id, blankDocument(heads)])).values();
};

/** The row of a document that was never saved. */
export const blankDocument = ({ layer, document }: LayerHeads) => ({
  id: document.id,
  company_id: layer.companyId,
  kind: layer.kind,
  name: document.name,
  description: document.description,
  template: document.template,
});

/** The audit refers to the revision, which contains the rest. */
const auditEntryOf = ({ heads, revision, row }: Save & ReturnType<typeof newRevision>): AuditEvent => {
  const { layer, document } = heads;
  return {
    action: `document.${row.source}`,
    companyId: layer.companyId,
    tenantIds: layer.tenant === null ? [] : [layer.tenant.id],
    target: document.id,
    subject: hasSeveral(layer.kind)
      ? `the ${definitions[layer.kind].title.text} ${document.name}`
      : definitions[layer.kind].title.text,
    details: {
      kind: layer.kind,
      documentId: document.id,
      revisionId: row.id,
      version: row.version,
      changed: revision.changes.length,
    },
  };
};

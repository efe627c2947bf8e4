import type { LoggedChange } from '../../store/change-log.ts';
import { ensureDocument } from '../../store/document.ts';
import { ensureLayers } from '../../store/layer.ts';
import { insertSaves } from '../../store/save.ts';
import { insertSecrets } from '../../store/secret.ts';
import { signalAll } from '../../store/signal.ts';
import type { Db, RevisionSource } from '../../store/tables.ts';
import { transact } from '../../store/transact.ts';
import { auditEach, type Deed } from '../audit.ts';
import type { Caller, Starter } from '../caller.ts';
import type { Prepared } from '../content/content.ts';
import { once } from '../idempotent.ts';
import { documentSignal } from '../presence.ts';
import { Refusal } from '../refusal.ts';
import type { NewSecret } from '../secrets/vault.ts';
import { definitions } from './definitions.ts';
import type { LayerHead, Standing } from './place.ts';
import { rememberComplete } from './sound.ts';

export interface NewRevision {
  /** Where it must be known before it is written. */
  readonly id?: string;
  readonly layer: LayerHead;
  readonly content: Prepared;
  /** The whole document, where that is what was saved. */
  readonly document?: unknown;
  readonly changes: readonly LoggedChange[];
  /** The values that the save sets of secrets. */
  readonly secrets?: readonly NewSecret[];
  /** A save when absent. */
  readonly source?: RevisionSource;
}

/** One layer's part in an act on several. */
export interface Save {
  readonly standing: Standing;
  readonly revision: NewRevision;
}

/**
 * Writes one save: revision, parts, change log and audit, or nothing at all. Answers the new version, or null when
 * somebody else moved the layer on since it was read.
 */
export const commit = async (caller: Caller, standing: Standing, revision: NewRevision): Promise<number | null> => {
  const versions = await commitTogether(caller, [{ standing, revision }]);
  return versions?.[0] ?? null;
};

/** Writes several layers' saves, all of them or none; null when somebody else moved one of the layers on. */
export const commitTogether = async (caller: Caller, saves: readonly Save[]): Promise<readonly number[] | null> => {
  try {
    const versions = await transact(caller.db, db => writeSaves(caller, db, saves));
    settleSaves(caller, saves);
    return versions;
  } catch (error) {
    if (error instanceof MovedOn) return null;
    throw error;
  }
};

/**
 * The saves as part of a larger transaction, with one reason for all of them, so that history can tell that they were one
 * act. `settleSaves` follows its end. Throws where somebody moved a layer on.
 */
export const writeSaves = async (caller: Caller, db: Db, saves: readonly Save[]): Promise<readonly number[]> => {
  const act = saves.length > 1 ? caller.newId() : null;
  // What many places store alike is written once.
  await caller.content.put(
    db,
    saves.map(({ revision }) => revision.content),
  );
  const written = saves.map(save => ({ ...save, ...newRevision(caller, save, act) }));
  const firsts = saves.filter(({ revision }) => revision.layer.version === 0);
  for (const document of blankDocuments(firsts)) await ensureDocument(db, { ...document, created_at: caller.now() });
  await ensureLayers(
    db,
    firsts.map(({ standing: { document, place }, revision: { layer } }) => ({
      id: layer.id,
      document_id: document.id,
      tenant_id: place.tenant?.id ?? null,
    })),
  );
  const rows = written.map(({ row, revision: { changes } }) => ({ revision: row, changes }));
  if (!(await insertSaves(db, rows))) throw new MovedOn();
  await insertSecrets(
    db,
    saves.flatMap(({ revision }) => revision.secrets ?? []),
  );
  await auditEach(caller, db, written.map(deedOf));
  return written.map(({ row }) => row.version);
};

/** What follows the commit: what was saved need not be read again, and whoever looks at it hears of it. */
export const settleSaves = (caller: Caller, saves: readonly Save[]): void => {
  caller.content.stored(saves.map(({ revision }) => revision.content));
  for (const { content, document } of saves.map(({ revision }) => revision)) {
    if (document === undefined) continue;
    rememberComplete(document);
    caller.content.keep(content, document);
  }
  // Not part of the transaction, in which it would let commits wait for each other; who misses it hears of it at the next beat.
  const said = saves.map(({ standing }) => documentSignal(standing.place));
  void signalAll(caller.db, said).catch(() => undefined);
};

/** What an act would save, and what else it does in the same transaction to answer; or why it may not. */
export type Planned<T> = { readonly saves: readonly Save[]; answer(db: Db): Promise<T> } | Refusal;

/**
 * The same for an act that is done once for an idempotency key. A repeat hears what was answered first, so a refusal
 * that was found meanwhile waits until it is known that this is none.
 */
export const commitOnce = async <T>(caller: Starter, what: string, planned: Planned<T>): Promise<T | null> => {
  let written: readonly Save[] = [];
  try {
    const answer = await once(caller, what, async db => {
      if (planned instanceof Refusal) throw planned;
      await writeSaves(caller, db, planned.saves);
      written = planned.saves;
      return planned.answer(db);
    });
    settleSaves(caller, written);
    return answer;
  } catch (error) {
    if (error instanceof MovedOn) return null;
    throw error;
  }
};

/** A refusal as a value, of what is worked out before it is known whether the act was done before. */
export const refusalOr = async <T>(work: () => Promise<T>): Promise<T | Refusal> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/** Ends the transaction, so that nothing of it stays. */
class MovedOn extends Error {}

const newRevision = (caller: Caller, { standing, revision }: Save, reason: string | null) => ({
  row: {
    id: revision.id ?? caller.newId(),
    layer_id: revision.layer.id,
    version: revision.layer.version + 1,
    manifest: revision.content.hash,
    schema_version: definitions[standing.place.kind].schemaVersion,
    author_id: caller.person.id,
    author_name: caller.person.name,
    source: revision.source ?? 'save',
    reason,
    at: caller.now(),
  },
});

/** The documents that these saves are the first of, each once. */
const blankDocuments = (saves: readonly Save[]) => {
  const missing = saves.filter(({ standing }) => !standing.document.exists);
  return new Map(missing.map(({ standing }) => [standing.document.id, blankDocument(standing)])).values();
};

/** The row of a document that nobody saved yet. */
export const blankDocument = ({ place, document }: Standing) => ({
  id: document.id,
  company_id: place.companyId,
  kind: place.kind,
  name: document.name,
  description: document.description,
  template: document.template,
});

/** The audit points to the revision, which knows the rest. */
const deedOf = ({ standing, revision, row }: Save & ReturnType<typeof newRevision>): Deed => {
  const { place, document } = standing;
  return {
    action: `document.${row.source}`,
    companyId: place.companyId,
    placeIds: place.tenant === null ? [] : [place.tenant.id],
    target: document.id,
    subject: place.kind === 'menu' ? `the menu ${document.name}` : definitions[place.kind].title.text,
    details: {
      kind: place.kind,
      documentId: document.id,
      revisionId: row.id,
      version: row.version,
      changed: revision.changes.length,
    },
  };
};

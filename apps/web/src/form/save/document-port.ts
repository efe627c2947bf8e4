import { documentClient, type RemovedReferences } from '@commissary/contract';
import { type Level, staleVersion } from '@commissary/domain';
import { sendsSecrets } from '@commissary/schema';
import { api, responseBody, StatusError, UserError } from '../../api/index.ts';
import { type CachedDocumentKey, type LoadedDocument, loadDocument } from '../../cache/index.ts';
import { type LoadedSnapshot, snapshotFromResponse, type WorkingCopy } from '../../snapshot/index.ts';
import type { DocumentPort, SentSave } from './save-document.ts';

/**
 * The calls of one document at one level. `hold` receives every record that a call returns, so that the cache has it
 * too.
 */
export const documentPort = (
  address: CachedDocumentKey,
  level: Level,
  hold: (loaded: LoadedDocument) => void,
): DocumentPort => {
  const load = async (): Promise<LoadedSnapshot> => {
    const loaded = await loadDocument(address, undefined);
    hold(loaded);
    return snapshotFromResponse(address.kind, level, loaded);
  };
  return {
    load,
    send: async (opened, content, kept) => {
      try {
        const { loaded, tidied } =
          content.kind === 'document'
            ? await sendBase(address, opened, content.value)
            : await sendList(address, opened, content, kept);
        hold(loaded);
        return { is: 'saved', fresh: snapshotFromResponse(address.kind, level, loaded), tidied };
      } catch (error) {
        return saveAnswerOf(error);
      }
    },
  };
};

/** Maps a rejection to the result of a save; an error that is not about this save is rethrown to the error handler. */
export const saveAnswerOf = (error: unknown): SentSave => {
  if (error instanceof StatusError && error.status === 409) return { is: 'conflict' };
  if (error instanceof UserError)
    return error.failures.some(({ code }) => code === staleVersion)
      ? { is: 'conflict' }
      : { is: 'refused', failures: error.failures };
  throw error;
};

/** The record as it is saved now, and the references that the save removed. */
interface Landed {
  readonly loaded: LoadedDocument;
  readonly tidied: RemovedReferences | undefined;
}

const sendBase = async (address: CachedDocumentKey, opened: LoadedSnapshot, value: unknown): Promise<Landed> => {
  const { companyId } = address;
  const record = { id: opened.versions.baseId, ver: opened.versions.base };
  const saved = responseBody(
    await documentClient(api, address.kind).saveBase(companyId, { ...record, document: value }),
  );
  const { tidied } = saved;
  // Only a load returns what is stored of a secret, and its typed text must not stay in memory. The same applies to
  // references that the save removed.
  const isOther =
    sendsSecrets(opened.definition, value) || tidied?.places.some(removal => isIn(address, removal)) === true;
  if (isOther) return { loaded: await loadDocument(address, undefined), tidied };
  return {
    loaded: {
      baseId: saved.id,
      baseVer: saved.ver,
      base: value,
      override: null,
      groupOverride: null,
      permissions: [...opened.permissions],
    },
    tidied,
  };
};

const isIn = (address: CachedDocumentKey, { kind, menuId, tenantId }: RemovedReferences['places'][number]): boolean =>
  kind === address.kind && menuId === address.menuId && tenantId === address.tenantId;

const sendList = async (
  address: CachedDocumentKey,
  opened: LoadedSnapshot,
  content: Extract<WorkingCopy, { kind: 'list' }>,
  kept: readonly string[],
): Promise<Landed> => {
  const { versions } = opened;
  const tenantId = address.tenantId ?? '';
  const body = {
    overrideId: versions.overrideId,
    overrideVer: versions.override,
    groupOverrideVer: versions.group,
    baseVer: versions.base,
    changes: [...content.changes],
    ...(kept.length > 0 && { acknowledge: [...kept] }),
  };
  const { kind, menuId } = address;
  const saved = responseBody(await documentClient(api, kind).saveOverride({ tenantId, menuId }, body));
  const { tidied } = saved;
  // The layers above may have changed during the edit; only a load returns their current state.
  if (saved.baseVer !== versions.base || saved.groupOverrideVer !== versions.group)
    return { loaded: await loadDocument(address, undefined), tidied };
  return {
    loaded: {
      baseId: versions.baseId,
      baseVer: saved.baseVer,
      base: opened.base,
      override: { id: saved.overrideId, ver: saved.overrideVer, changes: saved.changes },
      groupOverride:
        versions.group === null || opened.group === null
          ? null
          : { id: versions.groupId ?? '', ver: versions.group, changes: opened.group },
      permissions: [...opened.permissions],
    },
    tidied,
  };
};

import { type DocumentKind, documents } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { complete } from '@commissary/schema';
import type { LoadedDocument } from '../cache/index.ts';
import type { LoadedSnapshot } from './loaded-document.ts';

/** A loaded document as a session opens it; fields that the stored document lacks get their initial value. */
export const snapshotFromResponse = (kind: DocumentKind, level: Level, loaded: LoadedDocument): LoadedSnapshot => {
  const known = made.get(loaded);
  if (known !== undefined) return known;
  const definition = documents[kind].field;
  const opened: LoadedSnapshot = {
    definition,
    level,
    base: complete(definition, loaded.base),
    group: loaded.groupOverride?.changes ?? null,
    own: loaded.override?.changes ?? [],
    versions: {
      baseId: loaded.baseId,
      base: loaded.baseVer,
      overrideId: loaded.override?.id ?? '',
      override: loaded.override?.ver ?? 0,
      groupId: loaded.groupOverride?.id ?? null,
      group: loaded.groupOverride?.ver ?? null,
    },
    permissions: new Set(loaded.permissions),
  };
  made.set(loaded, opened);
  return opened;
};
const made = new WeakMap<LoadedDocument, LoadedSnapshot>();

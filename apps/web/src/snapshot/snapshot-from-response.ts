import { type DocumentKind, documents } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { complete, frozen, memoByIdentity } from '@commissary/schema';
import type { LoadedDocument } from '../cache/index.ts';
import { isReadOnly } from '../session/index.ts';
import type { LoadedSnapshot } from './loaded-document.ts';

/** A loaded document as a session opens it; fields that the stored document lacks get their initial value. */
export const snapshotFromResponse = (kind: DocumentKind, level: Level, loaded: LoadedDocument): LoadedSnapshot =>
  snapshotOf(loaded, kind, level);

const snapshotOf = memoByIdentity((loaded: LoadedDocument, kind: DocumentKind, level: Level): LoadedSnapshot => {
  const definition = documents[kind].field;
  return {
    definition,
    level,
    base: completeBase(loaded.base, kind),
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
    permissions: new Set(isReadOnly() ? [] : loaded.permissions),
  };
});

/** Locations of one document share what they are based on: it is completed once for all of them. */
const completeBase = memoByIdentity((base: LoadedDocument['base'], kind: DocumentKind) =>
  frozen(complete(documents[kind].field, base)),
);

export {
  type LogEntry,
  type LoggedChange,
  type LoggedOp,
  linesOfRevisions,
  type NewestEntry,
  newestEntries,
  newestOfEach,
  readPathLog,
  valuesOfLines,
} from './change-log.ts';
export { ensureDocument, listDocumentRows, listSavedSince, updateDocument } from './document.ts';
export { insertSaves } from './insert-saves.ts';
export { type DocumentHeads, documentHeads, ensureLayers, type Head, headsOfCompany } from './layer.ts';
export {
  deleteMenu,
  findMenuRow,
  listMenuRows,
  listTemplateRows,
  liveVersions,
  locationsWithMenu,
  type MenuRow,
  moveSourceVersion,
  restoreMenu,
} from './menu-rows.ts';
export {
  changesOfSave,
  locationsRunning,
  type NamingSave,
  namedManifests,
  otherFormsOf,
  savesNaming,
} from './named-manifests.ts';
export { type OwnValueBelow, ownValuesBelow } from './own-values-below.ts';
export { allParts, getParts, missingParts, putParts, type StoredPart } from './parts.ts';
export {
  type PresentAt,
  type PresentPage,
  presentPages,
  recordPresence,
  removeExpired,
  removePresence,
} from './presence.ts';
export {
  authorsSince,
  findRevision,
  type Revision,
  revisionsAt,
  revisionsOf,
  type SaveOfAction,
  savedTogether,
  savesOfAction,
} from './revision.ts';
export {
  type EncryptedSecret,
  findSecret,
  findSecretFacts,
  insertSecrets,
  reencryptSecret,
  type SecretFacts,
  secretsOfOtherKeys,
} from './secret.ts';
export {
  convertSingleUseMenu,
  findSingleUseMenu,
  isFreeDocumentId,
  listSingleUseMenus,
  type SingleUseMenu,
} from './single-use-menu.ts';
export {
  listStockOut,
  type StockOut,
  type StockScope,
  stockOutAt,
  stockPlaces,
} from './stock.ts';
export { listPublishes, listSaves, saveAuthors, type TimelineCursor, type TimelineRowFilter } from './timeline.ts';
export { findWholeManifests, insertWholeManifest } from './whole-manifests.ts';

/**
 * Where to look:
 * - Search: synonyms of a screen: its line in `apps/web/src/shell/palette/screen-synonyms.ts`.
 * - A screen for one member of a list, and the screen that shows a path: `edits.path` of the screen;
 *   `member-screens.ts`, `apps/web/src/form/member-form.tsx`, `member-header.tsx`.
 * - A permission that opens a few fields only: `alternativePermission` in the field, `alternativeOverridePermission` at
 *   groups and locations, `localPermission` of a list for the members that a location added; a screen that shows such
 *   fields names them by path and sets `gathers`; screens of the menu open with such a permission alone where it changes
 *   a part of them: `alsoOpensAt`, in `menu-area.ts`, which `menu-rights.test.ts` compares with the definitions.
 * - Export and import of documents, restoring the template: `exported` on the list, `file` of the document;
 *   `restoresTemplate` in `address.ts`; every level with its version: `apps/web/src/views/employment-admin/`;
 *   `packages/schema/src/extraction/export-import.ts`, `apps/web/src/form/restore/import-file.ts`.
 */
export * from './address.ts';
export * from './breadcrumbs.ts';
export { type FieldEntry, fieldEntries } from './field-index.ts';
export * from './guard.ts';
export * from './match-screen.ts';
export * from './member-screens.ts';
export * from './nav-groups.ts';
export * from './navigation.ts';
export * from './registry.ts';
export * from './screen.ts';
export * from './top-bar.ts';
export * from './visibility.ts';

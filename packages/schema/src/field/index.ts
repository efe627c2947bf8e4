/**
 * Where to look:
 * - The layout of a form: tabs, columns, side panel, how a list is shown, a member beside its list, a control that a
 *   field names: `layout` of the group (`layout.ts`), `as` of the list (`apps/web/src/form/lists/list-section.tsx`) and
 *   `opensBeside` of it (`list-beside.tsx` there, `apps/web/src/form/member-pane.tsx`), `input` of the field;
 *   `apps/web/src/form/member-page.tsx`, `member-tabs.tsx`, `fields/group-rows.tsx`, `inputs/widget.tsx`.
 * - Dependent fields, conditional visibility, computed values: `visibleWhen`, `readOnlyWhen`, `forced`, `initialFrom` in
 *   `meta.ts`, their conditions and what they read in `condition.ts`; `packages/schema/src/computed/computed-fields.ts`.
 * - Members in the cells of a grid, overlap: `grid` of the list (`grid.ts`); on screen `apps/web/src/form/grid/`.
 * - Rules: of a group, of a whole document, required, at most so many: `rules` of `group`, `documentRules` of the
 *   document's group; builders in `rules.ts`; `validation/whole-document-rules.ts`.
 * - Percentages of a week as bars: `bars` of a block in `layout.ts`; `apps/web/src/form/fields/bar-rows.tsx`.
 * - A screen or permissions for a part of a section: `separateScreen`, `resetsInheritedPermissions` in the field.
 */
export { validatorOf } from './compile-validator.ts';
export { conditionPaths, matches, targetPaths } from './condition.ts';
export {
  type Check,
  type Each,
  type Field,
  type IssueCode,
  type IssueParams,
  type JsonSchema,
  type Keying,
  type Kind,
  make,
  nullable,
  optional,
  type ValidationContext,
  type Value,
} from './field.ts';
export { createFieldPredicate } from './field-contains.ts';
export type { ValueTexts } from './format-texts.ts';
export {
  boxesMeet,
  boxOf,
  type CellBox,
  type CellSpan,
  fitsGrid,
  type Grid,
  indexOfCell,
  reportCells,
  spanOf,
} from './grid.ts';
export { isShownTo } from './is-shown.ts';
export { jsonSchema } from './json-schema.ts';
export { type Block, blocksOf, type Layout, type Tab, tabsOf } from './layout.ts';
export type { Condition, InheritedSource, InheritedValue, InputName, Meta, Scalar, SplitValues } from './meta.ts';
export { atMost, exactlyOne, type Rule, required, type WholeDocumentRule } from './rules.ts';
export { childField, fieldAt, fieldsTo, keyingOf, walk, walkValue } from './walk.ts';

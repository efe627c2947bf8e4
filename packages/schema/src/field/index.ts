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
export { boxOf, type CellBox, fitsGrid, type Grid, indexOfCell, membersIn, reportCells } from './grid.ts';
export { jsonSchema } from './json-schema.ts';
export { type Block, blocksOf, type Layout, type Tab, tabsOf } from './layout.ts';
export type { Condition, InheritedSource, InheritedValue, InputName, Meta, Scalar } from './meta.ts';
export { atMost, exactlyOne, type Rule, required, type WholeDocumentRule } from './rules.ts';
export { childField, fieldAt, fieldsTo, keyingOf, walk, walkValue } from './walk.ts';

import { type MenuDepartment, type MenuItem, itemSizesTexts as texts } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { sizesOf } from '@commissary/domain';
import {
  type Field,
  fieldAt,
  type Id,
  isList,
  type List,
  memberPath,
  newMember,
  parentPath,
  valueAt,
} from '@commissary/schema';

const departmentAt = (document: unknown, path: string) =>
  valueAt(document, parentPath(parentPath(path) ?? '') ?? '') as MenuDepartment | undefined;

const itemAt = (document: unknown, path: string) => valueAt(document, path) as MenuItem | undefined;

/** The sizes of the item at a path, and what decides on where another one is added. */
export const sizesOfItem = (document: unknown, path: string) => {
  const department = departmentAt(document, path);
  const { styles = [] } = department ?? {};
  const ownStyles = itemAt(document, path)?.styles;
  const style = styles.find(({ isSize }) => isSize);
  return {
    names: sizesOf({ styles, ...(ownStyles !== undefined && { ownStyles }) }).map(({ name }) => name),
    /** Of the department: a size that the item does not have is chosen, not added a second time. */
    taken: style?.options.map(({ name }) => name.toLowerCase()) ?? [],
    departmentName: department?.info.name ?? '',
    styleId: style === undefined ? null : String(style.id),
  };
};

/** The edits that add a size to the department of the item at a path, and to the item where it has not all of them. */
export const sizeEdits = (
  definition: Field,
  document: unknown,
  path: string,
  name: string,
  newId: () => string,
): readonly Edit[] => {
  const styles = `${parentPath(parentPath(path) ?? '') ?? ''}/styles`;
  const department = departmentAt(document, path);
  const style = department?.styles.find(({ isSize }) => isSize);
  const styleId = style?.id ?? newId();
  const options = `${memberPath(styles, styleId)}/options`;
  const size = { ...newIn(definition, options, newId()), name };
  const added: Edit =
    style === undefined
      ? {
          op: 'add',
          path: memberPath(styles, styleId),
          after: idOf(department?.styles.at(-1)),
          value: { ...newIn(definition, styles, styleId), name: texts.style, isSize: true, options: [size] },
        }
      : { op: 'add', path: memberPath(options, size.id), after: idOf(style.options.at(-1)), value: size };
  return [added, ...choiceEdits(definition, itemAt(document, path)?.styles, `${path}/styles`, styleId, size.id)];
};

/** An item with a choice of its own has the size only when that names it. */
const choiceEdits = (
  definition: Field,
  chosen: MenuItem['styles'],
  path: string,
  styleId: Id,
  sizeId: Id,
): readonly Edit[] => {
  if (chosen === undefined) return [];
  const own = chosen.find(({ id }) => String(id) === String(styleId));
  const optionIds = [...(own?.optionIds ?? []), sizeId];
  const at = memberPath(path, styleId);
  if (own !== undefined) return [{ op: 'set', path: `${at}/optionIds`, value: optionIds }];
  return [
    { op: 'add', path: at, after: idOf(chosen.at(-1)), value: { ...newIn(definition, path, styleId), optionIds } },
  ];
};

const idOf = (member: { readonly id: Id } | undefined): string | null =>
  member === undefined ? null : String(member.id);

const newIn = (definition: Field, path: string, id: Id): { readonly id: Id } => {
  const list = fieldAt(definition, path);
  if (list === undefined || !isList(list)) throw new Error(`${path} is no list`);
  return newMember(list as List<{ readonly id: Id }>, id);
};

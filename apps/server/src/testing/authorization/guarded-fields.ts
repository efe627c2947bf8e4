import { type DocumentKind, documentKinds, documents, initialDocument } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { recordOf } from '@commissary/domain';
import {
  type Field,
  fieldAt,
  initial,
  isList,
  namedPermissions,
  newMember,
  splitPath,
  walk,
  walkValue,
} from '@commissary/schema';
import { largeMenu } from '../large-menu.ts';

/** A field with its own permission, and a change of something in it. */
export interface GuardedField {
  readonly kind: DocumentKind;
  /** Path in the definition: members are below `[]`. */
  readonly path: string;
  readonly read: string | undefined;
  /** Null where the documents below have nothing that could be changed. */
  readonly change: Extract<Change, { readonly op: 'set' | 'add' }> | null;
}

/** A document of each kind with some content. */
export const filled: Readonly<Record<DocumentKind, unknown>> = {
  ...recordOf(documentKinds, initialDocument),
  menu: largeMenu(1),
};

/** Another value of the same kind; undefined for kinds without a generic one. */
const otherValue: Readonly<Record<string, (value: unknown, field: Field) => unknown>> = {
  toggle: value => value !== true,
  money: value => (value === '1.00' ? '2.00' : '1.00'),
  percent: value => (value === '1.00' ? '2.00' : '1.00'),
  number: value => (value === 1 ? 2 : 1),
  text: value => (value === '1' ? '2' : '1'),
  choice: (value, field) => {
    const options: unknown = Reflect.get(field, 'options');
    return Array.isArray(options) ? options.map(one => one.value).find(one => one !== value) : undefined;
  },
};

const isGuard = (field: Field): boolean =>
  namedPermissions(field).length > 0 || field.resetsInheritedPermissions === true || field.read !== undefined;

const nearest = (guards: ReadonlyMap<string, Field>, path: string): string | undefined => {
  const steps = path.split('/');
  for (let length = steps.length; length > 0; length -= 1) {
    const above = steps.slice(0, length).join('/');
    if (guards.has(above)) return above;
  }
  return undefined;
};

const definitionPath = (root: Field, path: string): string => {
  let here: Field | undefined = root;
  return splitPath(path)
    .map(token => {
      const isMap = here?.kind.name === 'map';
      here = here && fieldAt(here, `/${token}`);
      return `/${token.startsWith('[') ? '[]' : isMap ? '*' : token}`;
    })
    .join('');
};

/** Every field with its own permission, in every document. */
export const guardedFields: readonly GuardedField[] = documentKinds.flatMap(kind => {
  const root = documents[kind].field;
  const guards = new Map<string, Field>();
  walk(root, (field, path) => {
    if (isGuard(field)) guards.set(path, field);
  });
  const changes = new Map<string, GuardedField['change']>();
  walkValue(root, filled[kind], (field, value, path) => {
    const guard = nearest(guards, definitionPath(root, path));
    const other = field.systemManaged ? undefined : otherValue[field.kind.name]?.(value, field);
    if (guard !== undefined && other !== undefined && !changes.has(guard))
      changes.set(guard, { op: 'set', path, value: other });
    // An empty list gets a row, and optional values are added.
    if (guard !== undefined && !changes.has(guard) && isList(field))
      changes.set(guard, { op: 'add', path: `${path}/[new-1]`, after: null, value: newMember(field, 'new-1') });
    for (const [step, child] of field.kind.children?.(field) ?? []) {
      const inside = `${definitionPath(root, path)}/${step}`;
      if (guards.has(inside) && !changes.has(inside) && child.optional)
        changes.set(inside, { op: 'set', path: `${path}/${step}`, value: initial(child) });
    }
  });
  return [...guards].map(([path, { read }]) => ({ kind, path, read, change: changes.get(path) ?? null }));
});

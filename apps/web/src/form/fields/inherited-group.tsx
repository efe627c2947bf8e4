import { formListsTexts } from '@commissary/catalog';
import {
  type Field,
  fieldAt,
  formatValue,
  type Group,
  isArray,
  isGroup,
  isList,
  joinPath,
  keyToken,
  type List,
  memberPath,
  own,
  valueAt,
} from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { borrowedName, useForm } from '../state/index.ts';
import styles from './inherited-group.module.css';

export interface InheritedGroupProps {
  readonly group: Group<unknown>;
  /** The path that the value is inherited from. */
  readonly path: string;
  readonly value: unknown;
}

/** What a group inherits, to read: its values one below the other, and its lists as tables. */
export function InheritedGroup({ group, path, value }: InheritedGroupProps) {
  const { isShown } = useForm();
  return Object.entries(group.shape)
    .filter(([, field]) => isShown(field))
    .map(([key, field]) => {
      const at = joinPath(path, keyToken(key));
      const inner = own(value, key);
      if (isList(field)) return <ReadTable key={key} list={field} path={at} members={isArray(inner) ? inner : []} />;
      if (isGroup(field)) return <InheritedGroup key={key} group={field} path={at} value={inner} />;
      return (
        <p key={key} className="row wrap justify-between gap-4 gap-x-16 tone-2 pad-x-20 pad-y-8 line-above">
          <span>{field.label}</span>
          <ReadValue field={field} path={at} value={inner} />
        </p>
      );
    });
}

interface ReadTableProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly members: readonly unknown[];
}

function ReadTable({ list, path, members }: ReadTableProps) {
  const { store } = useForm();
  const { opened } = store.session();
  const document = effectiveOf(opened, contentOf(store.session()));
  if (members.length === 0)
    return (
      <p className="row wrap justify-between gap-4 gap-x-16 tone-2 pad-x-20 pad-y-8 line-above">
        {formListsTexts.emptyList(list.label.toLowerCase())}
      </p>
    );
  const columns = (list.columns ?? []).flatMap(inside => {
    const field = fieldAt(list.item, `/${inside}`);
    return field === undefined ? [] : [{ inside: `/${inside}`, field }];
  });
  const nameOf = (member: unknown): string => {
    const id = String(own(member, 'id'));
    const borrowed =
      list.nameFrom === undefined ? undefined : borrowedName(opened.definition, document, list.nameFrom, id, path);
    return borrowed ?? String(valueAt(member, `/${list.namePath}`) ?? id);
  };
  return (
    <table className={`${styles.table} full-width tone-2 line-above`}>
      <thead>
        <tr>
          <th scope="col">{list.item.label}</th>
          {columns.map(({ inside, field }) => (
            <th key={inside} scope="col">
              {field.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map(member => {
          const at = memberPath(path, String(own(member, 'id')));
          return (
            <tr key={at}>
              <th scope="row">{nameOf(member)}</th>
              {columns.map(({ inside, field }) => (
                <td key={inside}>
                  <ReadValue field={field} path={at + inside} value={valueAt(member, inside)} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ReadValue({ field, path, value }: { readonly field: Field; readonly path: string; readonly value: unknown }) {
  const { store } = useForm();
  const { opened } = store.session();
  const document = effectiveOf(opened, contentOf(store.session()));
  return value === undefined ? null : formatValue(valueTexts, opened.definition, document, field, value, path);
}

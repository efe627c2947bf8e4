import { formListsTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import {
  definitionPath,
  fieldAt,
  isGroup,
  isList,
  isReference,
  joinPath,
  keyToken,
  type List,
  own,
  resolveTarget,
} from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { addNewMember } from '../actions/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { everyRow, noValue, optionOf, useListQuery, withFilter } from '../filters/index.ts';
import { missingPermission, offeredTargets, useForm, useFormSelectorAfterPaint, valueIn } from '../state/index.ts';
import styles from './master-detail.module.css';

type Tree = NonNullable<List<unknown>['tree']>;

interface TreeProps {
  readonly tree: Tree;
  /** The member whose list it is. */
  readonly path: string;
}

/** The number of members in the list of a tree. */
export function TreeCount({ tree, path }: TreeProps) {
  const inside = joinPath(path, tree.list);
  const count = useFormSelectorAfterPaint(
    inside,
    useCallback((session: EditSession) => membersIn(session, inside).length, [inside]),
  );
  return <span className={`${styles.count} push-end size-12 tone-3`}>{formatNumber(count)}</span>;
}

/** The groups of the members of a tree, each with its number; one that is chosen filters their list. */
export function TreeBranches({ tree, path }: TreeProps) {
  const { store, newId, show } = useForm();
  const inside = joinPath(path, tree.list);
  const key = joinPath('', keyToken(tree.by));
  const branchesAt = useCallback((session: EditSession) => branchesIn(session, inside, tree.by), [inside, tree.by]);
  const branches = useFormSelectorAfterPaint(path, branchesAt);
  const { query, set } = useListQuery(inside);
  const chosen = query.filters[key];
  const groups = groupList(store.session(), inside, tree.by);
  const mayAdd =
    groups !== undefined && missingPermission(store.session().opened, { op: 'set', path: groups.path }) === undefined;
  const add = () => {
    if (groups === undefined) return;
    const last = membersIn(store.session(), groups.path).at(-1);
    const after = last === undefined ? null : String(own(last, 'id'));
    const member = addNewMember(store, groups.path, groups.list, newId(), after);
    show(`${member.path}/${groups.list.namePath}`);
  };
  return (
    <div className={styles.branches}>
      {branches.map(({ value, name, count }) => {
        const isChosen = chosen?.length === 1 && chosen[0] === value;
        return (
          <button
            key={value}
            type="button"
            className={`${styles.branch} row align-center gap-8 full-width text-13 tone-2`}
            data-rail
            aria-pressed={isChosen}
            onClick={() => set(withFilter({ ...everyRow, sort: query.sort }, key, isChosen ? [] : [value]))}
          >
            {name}
            <span className={`${styles.count} push-end size-12 tone-3`}>{formatNumber(count)}</span>
          </button>
        );
      })}
      {mayAdd && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
          data-adds={groups?.path}
          onClick={add}
        >
          {formListsTexts.addMember(groups.list.item.label.toLowerCase())}
        </Button>
      )}
    </div>
  );
}

const membersIn = (session: EditSession, path: string): readonly unknown[] => {
  const members = valueIn(session, path);
  return Array.isArray(members) ? members : [];
};

const referenceOf = ({ opened }: EditSession, list: string, by: string) => {
  const parent = fieldAt(opened.definition, list);
  const field = parent !== undefined && isList(parent) && isGroup(parent.item) ? parent.item.shape[by] : undefined;
  return field !== undefined && isReference(field) ? field : undefined;
};

/** Every group, and the members without one where there are any. */
const branchesIn = (session: EditSession, list: string, by: string) => {
  const { opened } = session;
  const field = referenceOf(session, list, by);
  if (field === undefined) return [];
  const counts = new Map<string, number>();
  for (const member of membersIn(session, list)) {
    const group = own(member, by);
    const value = group === undefined || group === '' ? noValue : optionOf(group);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const document = effectiveOf(opened, contentOf(session));
  const groups = offeredTargets(opened.definition, document, field, `${list}/[]/${by}`);
  const named = groups.map(({ id, name }) => ({ value: optionOf(id), name, count: counts.get(optionOf(id)) ?? 0 }));
  const rest = counts.get(noValue) ?? 0;
  return rest === 0 || named.length === 0
    ? named
    : [...named, { value: noValue, name: formListsTexts.without(field.label.toLowerCase()), count: rest }];
};

/** The list that the groups are members of. */
const groupList = (session: EditSession, inside: string, by: string) => {
  const { opened } = session;
  const [to] = referenceOf(session, inside, by)?.to ?? [];
  if (to === undefined) return undefined;
  const path = resolveTarget(to, effectiveOf(opened, contentOf(session)), `${inside}/[]/${by}`);
  const list = path === undefined ? undefined : fieldAt(opened.definition, definitionPath(path));
  return path !== undefined && list !== undefined && isList(list) ? { path, list } : undefined;
};

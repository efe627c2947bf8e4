import { formTexts } from '@commissary/catalog';
import { type Group, initial, isList } from '@commissary/schema';
import { Button } from '@mantine/core';
import { lazyComponent } from '../../navigation/index.ts';
import { setValue } from '../actions/index.ts';
import { fieldElementId, memberText, useFieldState, useForm } from '../state/index.ts';
import styles from './group-rows.module.css';
import type { ListComponent, RowsComponent } from './list-component.ts';

export interface OptionalGroupProps {
  readonly group: Group<unknown>;
  readonly path: string;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/** Loaded with the first group that inherits lists. */
const InheritedGroup = lazyComponent(async () => (await import('./inherited-group.tsx')).InheritedGroup);

/**
 * A group that may be absent: one line while absent, or the rows of what it inherits inside the document, an edit of
 * which sets it here, with lists after a button that copies them; its rows and a remove button while present.
 */
export function OptionalGroup({ group, path, List, Rows }: OptionalGroupProps) {
  const { store } = useForm();
  const state = useFieldState(path);
  const { inheritedFrom } = state;
  const absent = state.value === undefined;
  const name = group.label.toLowerCase();
  // The rows of a list are members that exist here.
  const withLists = Object.values(group.shape).some(isList);
  const next = inheritedFrom !== undefined ? state.value : absent ? initial(group) : undefined;
  const removeText = group.inheritsFrom === undefined ? formTexts.removeGroup : formTexts.resetGroup;
  const stateText =
    inheritedFrom !== undefined
      ? formTexts.inheritedFrom(memberText(store.session(), inheritedFrom))
      : absent
        ? formTexts.groupAbsent
        : formTexts.groupPresent;
  return (
    <div id={fieldElementId(path)} data-path={path}>
      <div className={`${styles.absent} row wrap align-center justify-between gap-4 gap-x-16 line-above`}>
        <span>
          {group.label} <span className="text-12 tone-3">{stateText}</span>
        </span>
        {state.locked === undefined && (inheritedFrom === undefined || withLists) && (
          <Button variant="default" onClick={() => setValue(store, path, next)}>
            {inheritedFrom !== undefined
              ? formTexts.changeGroup(name)
              : absent
                ? formTexts.addGroup(name)
                : removeText(name)}
          </Button>
        )}
      </div>
      {!absent && !(inheritedFrom !== undefined && withLists) && <Rows group={group} path={path} List={List} />}
      {inheritedFrom !== undefined && withLists && (
        <InheritedGroup group={group} path={inheritedFrom} value={state.value} />
      )}
    </div>
  );
}

import { formListsTexts } from '@commissary/catalog';
import {
  type Block,
  blocksOf,
  type Field,
  type Group,
  isBelow,
  isGroup,
  isList,
  isUnion,
  joinPath,
  keyToken,
} from '@commissary/schema';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { useCondition, useForm } from '../state/index.ts';
import { FieldRow } from './field-row.tsx';
import styles from './group-rows.module.css';
import type { ListComponent } from './list-component.ts';
import { OptionalGroup } from './optional-group.tsx';
import { UnionRows } from './union-rows.tsx';

export interface GroupRowsProps {
  readonly group: Group<unknown>;
  readonly path: string;
  /** How inner lists are rendered; passed in, because the rows of a list contain groups again. */
  readonly List: ListComponent;
  /** Folds the fields beside the lists under this title: the lists are the content of the page. */
  readonly fold?: string;
}

/** The fields of a group, block by block. */
export const GroupRows = memo(function GroupRows({ group, path, List, fold }: GroupRowsProps) {
  if (isUnion(group)) return <UnionRows union={group} path={path} List={List} Rows={GroupRows} />;
  return (
    <div className={styles.first}>
      {blocksOf(group).map(block => (
        <BlockRows
          key={block.fields.join(' ')}
          block={folded(block, group, fold)}
          group={group}
          path={path}
          List={List}
        />
      ))}
    </div>
  );
});

const folded = (block: Block, group: Group<unknown>, fold: string | undefined): Block => {
  const hasList = block.fields.some(key => group.shape[key] !== undefined && isList(group.shape[key]));
  return fold === undefined || hasList || block.advanced ? block : { title: fold, ...block, advanced: true };
};

function BlockRows({ block, group, path, List }: GroupRowsProps & { readonly block: Block }) {
  const { target, isShown } = useForm();
  const wanted = target !== null && block.fields.some(key => isBelow(target, joinPath(path, keyToken(key))));
  const [open, setOpen] = useState(block.advanced !== true || wanted);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  const shown = block.fields.flatMap(key => {
    const field = group.shape[key];
    return field === undefined || !isShown(field) ? [] : [{ key, field }];
  });
  if (shown.length === 0) return null;
  const rows = shown.map(({ key, field }) => (
    <Member key={key} field={field} groupPath={path} path={joinPath(path, keyToken(key))} List={List} />
  ));
  // Members that all have its name, or headings of their own, need no heading above them.
  const says = shown.some(({ field }) => field.label !== block.title && (!isGroup(field) || field.omitFromPath));
  if (block.advanced !== true)
    return (
      <>
        {block.title !== undefined && says && <Heading title={block.title} about={block.help} />}
        {rows}
      </>
    );
  return (
    <>
      <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <IconChevronDown size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />}
        {block.title ?? formListsTexts.more}
      </button>
      {open && rows}
    </>
  );
}

interface MemberProps {
  readonly field: Field;
  readonly groupPath: string;
  readonly path: string;
  readonly List: ListComponent;
}

/** One member of a group: a row, a list, or the rows of an inner group. */
function Member({ field, groupPath, path, List }: MemberProps) {
  const visible = useCondition(groupPath, field.visibleWhen);
  if (!visible) return null;
  if (isList(field)) return <List list={field} path={path} inside />;
  if (!isGroup(field)) return <FieldRow path={path} />;
  // Where a condition decides whether a group is present, no button is needed.
  if (field.optional && field.visibleWhen === undefined)
    return <OptionalGroup group={field} path={path} List={List} Rows={GroupRows} />;
  return (
    <>
      {field.omitFromPath !== true && !isUnion(field) && <Heading title={field.label} about={field.help} />}
      <GroupRows group={field} path={path} List={List} />
    </>
  );
}

function Heading({ title, about }: { readonly title: string; readonly about: string | undefined }) {
  return (
    <div className={styles.heading}>
      <h3>{title}</h3>
      {about !== undefined && <span className={styles.about}>{about}</span>}
    </div>
  );
}

import { formListsTexts } from '@commissary/catalog';
import {
  type Block,
  blocksOf,
  endsByItself,
  type Field,
  fieldAt,
  formatValueAt,
  type Group,
  isBelow,
  isGroup,
  isList,
  isUnion,
  parentPath,
} from '@commissary/schema';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { useCondition, useForm, useFormSelector, valueIn } from '../state/index.ts';
import { BarRows } from './bar-rows.tsx';
import { FieldRow } from './field-row.tsx';
import styles from './group-rows.module.css';
import type { ListComponent } from './list-component.ts';
import { ManagedRow } from './managed-row.tsx';
import { OptionalGroup } from './optional-group.tsx';
import { UnionRows } from './union-rows.tsx';

export interface GroupRowsProps {
  readonly group: Group<unknown>;
  readonly path: string;
  /** How inner lists are rendered; passed in, because the rows of a list contain groups again. */
  readonly List: ListComponent;
  /** Folds the fields beside the lists under this title: the lists are the content of the page. */
  readonly fold?: string;
  /** Folds all of them together, where a list is the page. */
  readonly together?: boolean;
}

/** The fields of a group, block by block. */
export const GroupRows = memo(function GroupRows({ group, path, List, fold, together = false }: GroupRowsProps) {
  if (isUnion(group)) return <UnionRows union={group} path={path} List={List} Rows={GroupRows} />;
  const blocks = blocksOf(group);
  const beside = together ? blocks.filter(block => !hasList(block, group)) : [];
  const draw = (block: Block) => (
    <BlockRows
      key={block.fields.join(' ')}
      block={together ? block : folded(block, group, fold)}
      group={group}
      path={path}
      List={List}
    />
  );
  return (
    <div className={styles.first}>
      {fold !== undefined && beside.length > 0 && (
        <Details title={fold} blocks={beside} group={group} path={path} draw={draw} />
      )}
      {blocks.filter(block => !beside.includes(block)).map(draw)}
    </div>
  );
});

interface DetailsProps extends Pick<GroupRowsProps, 'group' | 'path'> {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly draw: (block: Block) => ReactNode;
}

/** The blocks beside the lists of a group, behind one title. */
function Details({ title, blocks, group, path, draw }: DetailsProps) {
  const fields = blocks.flatMap(block => block.fields).join(' ');
  const all = useMemo((): Block => ({ title, fields: fields.split(' '), advanced: true }), [title, fields]);
  const { shown, open, toggle } = useBlock(all, group, path);
  if (shown.length === 0) return null;
  return (
    <>
      <FoldButton title={title} open={open} onClick={toggle} className={besideTitleClass} />
      {open && blocks.map(draw)}
    </>
  );
}

const folded = (block: Block, group: Group<unknown>, fold: string | undefined): Block =>
  fold === undefined || hasList(block, group) || block.advanced ? block : { title: fold, ...block, advanced: true };

const foldClass = `${styles.more} row align-center gap-6 full-width tone-2`;

/** The title of the page is in the same row. */
const besideTitleClass = `${styles.more} ${styles.besideTitle} row align-center gap-6 tone-2`;

const hasList = (block: Block, group: Group<unknown>): boolean => block.fields.some(inside => isListAt(group, inside));

const isListAt = (group: Group<unknown>, inside: string): boolean => {
  const field = fieldAt(group, `/${inside}`);
  return field !== undefined && isList(field);
};

/** The fields of a block that have a row here. */
export interface BlockOfFields {
  readonly block: Block;
  readonly shown: readonly { readonly path: string; readonly field: Field }[];
  readonly open: boolean;
  readonly toggle: () => void;
}

/** A block of a group, open unless it is advanced, and when the field that the address names is in it. */
export const useBlock = (block: Block, group: Group<unknown>, path: string): BlockOfFields => {
  const { target, isShown } = useForm();
  const shown = useMemo(
    () =>
      block.fields.flatMap(inside => {
        const field = fieldAt(group, `/${inside}`);
        return field === undefined || !isShown(field) ? [] : [{ path: `${path}/${inside}`, field }];
      }),
    [block, group, path, isShown],
  );
  const isTarget = target !== null && shown.some(field => isBelow(target, field.path));
  const [open, setOpen] = useState(block.advanced !== true || isTarget);
  useEffect(() => {
    if (isTarget) setOpen(true);
  }, [isTarget]);
  return { block, shown, open, toggle: () => setOpen(!open) };
};

function BlockRows({ block, group, path, List }: GroupRowsProps & { readonly block: Block }) {
  const { shown, open, toggle } = useBlock(block, group, path);
  if (shown.length === 0) return null;
  const rows = <BlockFields block={block} shown={shown} List={List} />;
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
      <FoldButton title={block.title} open={open} onClick={toggle} className={foldClass}>
        {!open && <BlockSummary block={block} path={path} />}
      </FoldButton>
      {open && rows}
    </>
  );
}

interface BlockFieldsProps {
  readonly block: Block;
  readonly shown: BlockOfFields['shown'];
  readonly List: ListComponent;
}

/** The rows of a block, beside each other where it has columns. */
export function BlockFields({ block, shown, List }: BlockFieldsProps) {
  const rows = shown.map(({ path, field }) => (
    <Member key={path} field={field} groupPath={parentPath(path) ?? ''} path={path} List={List} />
  ));
  if (block.bars !== undefined) return <BarRows bars={block.bars} shown={shown} rows={rows} />;
  if (block.columns === undefined) return rows;
  return (
    <div className={`${styles.columns} grid line-above`}>
      {rows.map(row => (
        <div key={row.key} className={styles.column}>
          {row}
        </div>
      ))}
    </div>
  );
}

interface FoldButtonProps {
  readonly title: string | undefined;
  readonly open: boolean;
  readonly onClick: () => void;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** Opens and closes what is below it. */
export function FoldButton({ title, open, onClick, className, children }: FoldButtonProps) {
  return (
    <button type="button" className={className} aria-expanded={open} onClick={onClick}>
      {open ? <IconChevronDown size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />}
      {title ?? formListsTexts.more}
      {children}
    </button>
  );
}

/** What a collapsed block says instead of its fields. */
export function BlockSummary({ block, path }: { readonly block: Block; readonly path: string }) {
  const words = useFormSelector(
    path,
    useMemo(() => session => summaryOf(session, block.summary ?? [], path), [block, path]),
  );
  return words.length === 0 ? null : <span className="text-12 tone-3">{words.join(' · ')}</span>;
}

const summaryOf = (session: EditSession, summary: readonly string[], path: string): readonly string[] => {
  const { definition } = session.opened;
  const document = effectiveOf(session.opened, contentOf(session));
  return summary.flatMap(inside => {
    const value = valueIn(session, `${path}/${inside}`);
    const field = fieldAt(definition, `${path}/${inside}`);
    if (field === undefined || value === undefined || value === '') return [];
    return [`${field.label}: ${formatValueAt(valueTexts, definition, document, `${path}/${inside}`, value)}`];
  });
};

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
  if (field.systemManaged === 'shown') return <ManagedRow field={field} path={path} />;
  if (isList(field)) return <List list={field} path={path} inside />;
  if (!isGroup(field) || endsByItself(field)) return <FieldRow path={path} />;
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
    <div className={`${styles.heading} row wrap align-baseline gap-2 gap-x-12 line-above`}>
      <h3>{title}</h3>
      {about !== undefined && <span className="text-12 tone-3">{about}</span>}
    </div>
  );
}

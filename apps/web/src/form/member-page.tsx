import { type Block, blocksOf, type Group, type List, memberId, splitPath, tabsOf } from '@commissary/schema';
import { type ComponentType, useState } from 'react';
import { AsideSlot, SectionCard } from '../ui/index.ts';
import rows from './document-form.module.css';
import { BlockFields, BlockSummary, FoldButton, useBlock } from './fields/index.ts';
import { ListSection, RowsBelow } from './lists/index.ts';
import { MatrixBlock } from './matrix/index.ts';
import styles from './member-page.module.css';
import { MemberTabs } from './member-tabs.tsx';
import { OverridesPopover } from './provenance/index.ts';

export interface AsideProps {
  /** The path of the member. */
  readonly path: string;
}

export interface MemberPageProps {
  readonly group: Group<unknown>;
  readonly path: string;
  readonly Aside: ComponentType<AsideProps> | undefined;
  /** The list whose members refer to this one, behind the first block of a page without tabs. */
  readonly below?: List<unknown>['below'];
}

/** A member as a page: its tabs, each with its blocks and the side panel. */
export function MemberPage({ group, path, Aside, below }: MemberPageProps) {
  const tabs = tabsOf(group);
  const panesOf = (blocks: readonly Block[]) => (
    <Panes group={group} path={path} Aside={Aside} below={tabs.length === 0 ? below : undefined} blocks={blocks} />
  );
  return tabs.length === 0 ? (
    panesOf(blocksOf(group))
  ) : (
    <MemberTabs group={group} tabs={tabs} path={path}>
      {panesOf}
    </MemberTabs>
  );
}

/** The blocks, and beside them where there is room, else below, the side panel. */
function Panes({ group, path, Aside, below, blocks }: MemberPageProps & { readonly blocks: readonly Block[] }) {
  const cards = (isAside: boolean) =>
    blocks
      .filter(block => (block.aside === true) === isAside)
      .map(block => <BlockCard key={block.fields.join(' ')} block={block} group={group} path={path} />);
  const [first, ...others] = cards(false);
  const asideCards = cards(true);
  const hasAside = asideCards.length > 0 || Aside !== undefined;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.page}>
      <div className={`${styles.panes} grid align-start gap-16`} data-aside={hasAside || undefined}>
        <AsideSlot value={slot}>
          <div className="stack gap-16 min-width-0">
            {first}
            {below !== undefined && <RowsBelow below={below} id={idOf(path)} List={ListSection} titled />}
            {others}
          </div>
        </AsideSlot>
        {hasAside && (
          <div className="stack gap-16 min-width-0">
            <div className={styles.slot} ref={setSlot} />
            {Aside !== undefined && <Aside path={path} />}
            {asideCards}
          </div>
        )}
      </div>
    </div>
  );
}

const idOf = (path: string): string => memberId(splitPath(path).at(-1) ?? '');

interface BlockCardProps {
  readonly block: Block;
  readonly group: Group<unknown>;
  readonly path: string;
}

/** A block of a page in a frame of its own. */
function BlockCard({ block, group, path }: BlockCardProps) {
  const { shown, open, toggle } = useBlock(block, group, path);
  const title = block.title ?? group.label;
  if (block.matrix !== undefined)
    return (
      <SectionCard title={title} aside={block.help} flush>
        <MatrixBlock target={block.matrix} path={path} label={title} />
      </SectionCard>
    );
  if (shown.length === 0) return null;
  const fold = (
    <FoldButton title={title} open={open} onClick={toggle} className={`${styles.fold} row align-center gap-6 pad-0`} />
  );
  return (
    <SectionCard
      title={block.advanced ? fold : title}
      titleExtra={<OverridesPopover paths={shown.map(field => field.path)} title={title} />}
      aside={open ? block.help : <BlockSummary block={block} path={path} />}
      flush
    >
      {open && (
        <div className={rows.body}>
          <div>
            <BlockFields block={block} shown={shown} List={ListSection} />
          </div>
        </div>
      )}
    </SectionCard>
  );
}

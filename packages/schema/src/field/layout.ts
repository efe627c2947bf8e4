import { keyToken } from '../path/index.ts';

/** A block of a form: fields that are grouped. Plain data; contains no widget and no level. */
export interface Block {
  readonly title?: string;
  readonly help?: string;
  /** Paths inside the group: a key, or `info/name` for a field of a group inside it that is always there. */
  readonly fields: readonly string[];
  /** Collapsed until the user opens it. */
  readonly advanced?: true;
  /** The values shown while it is collapsed, as paths like those of `fields`. */
  readonly summary?: readonly string[];
  /** The fields stand beside each other where there is room. */
  readonly columns?: 2;
  /** The fields are percentages, each with a bar: the days of a week. They are said to add up to `total` or not. */
  readonly bars?: { readonly total?: string };
  /**
   * A target whose `[]` is a column for each member of that list: the values at the rest of the target in each of them,
   * as one table, such as the prices of this modifier in every pricing scheme.
   */
  readonly matrix?: string;
  /** In the side panel of a page, and below the other blocks elsewhere. */
  readonly aside?: true;
}

/** Blocks of which one tab shows those of its own. `key` is its name in an address. */
export interface Tab {
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Layout = readonly Block[] | { readonly tabs: readonly Tab[] };

/** What has a layout: a group, or a part of one. */
interface LaidOut {
  readonly shape: Readonly<Record<string, unknown>>;
  readonly layout: Layout;
}

/** Returns the blocks of a group with every field in exactly one: fields that no block names come last. */
export const blocksOf = (group: LaidOut): readonly Block[] => {
  const placed = placedBlocks(group);
  const rest = unplaced(group, new Set(placed.flatMap(block => block.fields)), '');
  return rest.length === 0 ? placed : [...placed, { fields: rest }];
};

/** Returns the tabs of a group, with the fields that no block names last in the last one; none without tabs. */
export const tabsOf = (group: LaidOut): readonly Tab[] => {
  if (!('tabs' in group.layout)) return [];
  const { tabs } = group.layout;
  const rest = blocksOf(group).slice(placedBlocks(group).length);
  return tabs.map((tab, index) => (index === tabs.length - 1 ? { ...tab, blocks: [...tab.blocks, ...rest] } : tab));
};

const placedBlocks = ({ layout }: LaidOut): readonly Block[] =>
  'tabs' in layout ? layout.tabs.flatMap(tab => tab.blocks) : layout;

/** The paths of the fields outside all blocks, in shape order: of a group that is placed in part, what is left of it. */
const unplaced = ({ shape }: Pick<LaidOut, 'shape'>, placed: ReadonlySet<string>, above: string): readonly string[] =>
  Object.entries(shape).flatMap(([key, field]) => {
    const path = `${above}${keyToken(key)}`;
    if (placed.has(path)) return [];
    const isSplit = [...placed].some(other => other.startsWith(`${path}/`));
    return isSplit && hasShape(field) ? unplaced(field, placed, `${path}/`) : [path];
  });

const hasShape = (field: unknown): field is Pick<LaidOut, 'shape'> =>
  typeof field === 'object' && field !== null && 'shape' in field;

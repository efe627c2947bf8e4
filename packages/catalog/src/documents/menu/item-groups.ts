import { nothingId } from '@commissary/domain';
import {
  choice,
  type Field,
  group,
  idField,
  list,
  money,
  type Reference,
  reference,
  text,
  type Value,
} from '@commissary/schema';
import { named, rule } from '../../rule.ts';
import { onlyThese } from '../restricted-to.ts';

interface Chosen {
  readonly level: 'CATEGORY' | 'ITEMS' | 'ITEM';
  readonly departmentId: unknown;
  readonly categoryId: unknown;
  readonly itemId: unknown;
}

const options = '/departments/[@departmentId]/styles/[]/options';

/** A choice that was switched to another level keeps what it named before, unpublished. */
const ofLevel = (level: Chosen['level']) =>
  ({ visibleWhen: { path: 'level', equals: level }, publishedWhenVisible: true }) as const;

type WhenRemoved = Pick<Reference, 'onDelete'> & Partial<Pick<Reference, 'whenRemoved' | 'extraOptions'>>;

/**
 * A choice is removed with the category, the items or the item that it means: without it, it would mean something else.
 * An exception stays for the items of a removed category, which have none then: it must not end for them.
 */
const choiceOf = (category: WhenRemoved) =>
  group({ label: 'Choice', layout: [{ fields: meaning }, restrictions] }, meaningFields(category), meaningRules);

const meaning = ['level', 'departmentId', 'categoryId', 'itemId'] as const;
const restrictions = {
  title: 'Only some sizes or styles',
  fields: ['limitToSizeIds', 'limitToStyleIds'],
  advanced: true,
} as const;

const meaningFields = (category: WhenRemoved) => ({
  id: idField(),
  level: choice({
    label: 'Guests choose from',
    options: [
      { value: 'CATEGORY', label: 'A category' },
      { value: 'ITEMS', label: 'All items of a department' },
      { value: 'ITEM', label: 'One item' },
    ],
  }),
  departmentId: reference({ label: 'Department', to: '/departments', onDelete: 'drop-entry' }),
  categoryId: reference({
    label: 'Category',
    to: '/departments/[@departmentId]/categories',
    ...category,
    ...ofLevel('CATEGORY'),
  }),
  itemId: reference({
    label: 'Item',
    to: '/departments/[@departmentId]/items',
    onDelete: 'drop-entry',
    ...ofLevel('ITEM'),
  }),
  limitToSizeIds: onlyThese(
    { label: 'Sizes', help: 'Leave blank for every size', max: 100 },
    reference({
      label: 'Size',
      to: options,
      offeredFrom: '/departments/[@departmentId]/styles/[?isSize]/options',
      onDelete: 'drop-entry',
    }),
  ),
  limitToStyleIds: onlyThese(
    { label: 'Style options', help: 'Leave blank for every style', max: 100 },
    reference({ label: 'Style option', to: options, onDelete: 'drop-entry' }),
  ),
});

const meaningRules = [
  rule<Chosen>('choice-of-nothing', 'departmentId', ({ departmentId }) => departmentId !== ''),
  rule<Chosen>('choice-of-nothing', 'categoryId', ({ level, categoryId }) => level !== 'CATEGORY' || categoryId !== ''),
  rule<Chosen>('choice-of-nothing', 'itemId', ({ level, itemId }) => level !== 'ITEM' || itemId !== ''),
];

const choiceFields = choiceOf({ onDelete: 'drop-entry' });
export interface ItemGroupChoice extends Value<typeof choiceFields> {}
export const itemGroupChoice: Field<ItemGroupChoice> = choiceFields;

/** What an offer leaves out. */
export const exceptedChoice: Field<ItemGroupChoice> = choiceOf({
  onDelete: 'unset',
  whenRemoved: nothingId,
  extraOptions: [{ value: nothingId, label: 'Items without a category' }],
});

const slotChoiceFields = group(
  { label: 'Choice', layout: [{ fields: [...meaning, 'upcharge'] }, restrictions] },
  {
    ...meaningFields({ onDelete: 'drop-entry' }),
    upcharge: money({
      label: 'Upcharge',
      help: 'Added to the combo by the first choice that means the item',
      overridePermission: 'overridePriceAndTax',
    }),
  },
  meaningRules,
);
export interface SlotChoice extends Value<typeof slotChoiceFields> {}
/** Ours: what a guest may choose for a slot of a combo, at one upcharge. */
export const slotChoice: Field<SlotChoice> = slotChoiceFields;

/** The columns of a table of choices. */
export const choiceColumns = meaning;

const groupFields = group(
  { label: 'Item group' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    choices: list({ label: 'Choices', max: 200, columns: choiceColumns }, itemGroupChoice),
  },
  [named()],
);
export interface ItemGroup extends Value<typeof groupFields> {}
const itemGroup: Field<ItemGroup> = groupFields;

const fields = list(
  { label: 'Item groups', help: 'Items that an offer applies to, such as any pizza', max: 500, columns: [] },
  itemGroup,
);
export interface ItemGroups extends Value<typeof fields> {}
export const itemGroups: Field<ItemGroups> = fields;

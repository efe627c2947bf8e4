import { dayNames } from '@commissary/domain';
import {
  choice,
  type Field,
  group,
  idField,
  list,
  number,
  optional,
  reference,
  set,
  text,
  timeOfDay,
  toggle,
  type Value,
} from '@commissary/schema';
import { named, rule } from '../../../rule.ts';
import { onlyThese } from '../../restricted-to.ts';

const fromMenu = (label: string, one: string, to: string) =>
  onlyThese(
    { label, together: ['departments', 'categories', 'items'] },
    reference({ label: one, to: `menu:${to}`, onDelete: 'drop-entry', documentIdField: 'menuId' }),
  );

const bonusFields = group(
  {
    label: 'Point bonus',
    layout: [
      { fields: ['name', 'type', 'value'] },
      { title: 'Schedule', fields: ['days', 'startTime', 'endTime'] },
      { title: 'Order conditions', fields: ['allowOnline', 'firstOrderOnly', 'firstOnlineOrderOnly'] },
      {
        title: 'Applies to',
        help: 'Leave blank to apply to every item',
        fields: ['departments', 'categories', 'items'],
      },
      { title: 'Status', fields: ['disabled'] },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    type: choice({
      label: 'Bonus type',
      options: [
        { value: 'PERCENT_OF_NORMAL', label: '% of normal points' },
        { value: 'BONUS_POINTS', label: 'Bonus points' },
      ],
    }),
    value: number({ label: 'Value', initial: 100, max: 1_000_000 }),
    startTime: optional(timeOfDay({ label: 'From', help: 'Leave blank for all day' })),
    endTime: optional(timeOfDay({ label: 'Until', help: 'Leave blank for all day' })),
    days: set({ label: 'Days', initial: [0, 1, 2, 3, 4, 5, 6] }, number({ label: 'Day', max: 6, names: dayNames })),
    allowOnline: toggle({ label: 'Include online orders' }),
    firstOrderOnly: toggle({ label: 'First order only' }),
    firstOnlineOrderOnly: toggle({ label: 'First online order only' }),
    departments: fromMenu('Departments', 'Department', '/departments'),
    categories: fromMenu('Categories', 'Category', '/departments/[]/categories'),
    items: fromMenu('Items', 'Item', '/departments/[]/items'),
    menuId: text({ label: 'Menu', max: 64, systemManaged: true }),
    disabled: toggle({ label: 'Disabled', help: 'Saved, but not awarded' }),
  },
  [
    named(),
    rule<{ startTime?: number; endTime?: number }>(
      'one-time',
      'endTime',
      bonus => (bonus.startTime === undefined) === (bonus.endTime === undefined),
    ),
  ],
);
export interface PointBonus extends Value<typeof bonusFields> {}
export const pointBonus: Field<PointBonus> = bonusFields;

const fields = list(
  { label: 'Point bonuses', max: 200, disabledPath: 'disabled', columns: ['type', 'value', 'allowOnline'] },
  pointBonus,
);

export interface PointBonuses extends Value<typeof fields> {}
export const pointBonuses: Field<PointBonuses> = fields;

import { dayNames } from '@commissary/domain';
import {
  choice,
  color,
  duration,
  type Field,
  group,
  idField,
  image,
  list,
  number,
  reference,
  set,
  text,
  timeOfDay,
  toggle,
  type Value,
} from '@commissary/schema';
import { named } from '../../../rule.ts';
import { onlyTheseUntilRemoved } from '../../restricted-to.ts';
import { buttons } from './buttons.ts';
import { cleanTabs } from './clean-ups.ts';

const enabled = toggle({ label: 'Limited' });
const whenEnabled = { visibleWhen: { path: 'enabled', equals: true } } as const;

const limits = {
  limitDays: group(
    { label: 'Days' },
    {
      enabled,
      days: set(
        { label: 'Days', initial: [0, 1, 2, 3, 4, 5, 6], ...whenEnabled },
        number({ label: 'Day', max: 6, names: dayNames }),
      ),
    },
  ),
  limitHours: group(
    { label: 'Hours' },
    {
      enabled,
      startTime: timeOfDay({ label: 'From', initial: 28_800, ...whenEnabled }),
      endOffset: duration({ label: 'Length', initial: 54_000, shownIn: 'hours', ...whenEnabled }),
    },
  ),
  limitStations: group(
    { label: 'Stations' },
    {
      enabled,
      stationIds: onlyTheseUntilRemoved(
        { label: 'Stations', ...whenEnabled },
        reference({ label: 'Station', to: 'settings:/stations', onDelete: 'drop-entry' }),
      ),
    },
  ),
};

const background = group(
  { label: 'Background' },
  {
    mode: choice({
      label: 'Background',
      options: [
        { value: 'NONE', label: 'None' },
        { value: 'COLOR', label: 'Color' },
        { value: 'IMAGE', label: 'Image' },
      ],
    }),
    color: color({ label: 'Color', allowEmpty: true }),
    imageId: image({ label: 'Image' }),
    imageSize: choice({
      label: 'Image size',
      options: [
        { value: 'COVER', label: 'Fills the tab' },
        { value: 'CONTAIN', label: 'Fits the tab' },
        { value: 'TILE', label: 'Repeated' },
      ],
    }),
  },
);

const scrollingText = group(
  { label: 'Scrolling text' },
  {
    enabled: toggle({ label: 'Scrolling text' }),
    message: text({ label: 'Message', max: 500, ...whenEnabled }),
    fontSize: number({ label: 'Font size', initial: 16, min: 8, max: 96, unit: 'px', ...whenEnabled }),
    style: choice({
      label: 'Style',
      options: [
        { value: 'NORMAL', label: 'Normal' },
        { value: 'BOLD', label: 'Bold' },
        { value: 'ITALIC', label: 'Italic' },
      ],
      ...whenEnabled,
    }),
    color: color({ label: 'Color', ...whenEnabled }),
    placement: choice({
      label: 'Placement',
      options: [
        { value: 'TOP', label: 'Top' },
        { value: 'BOTTOM', label: 'Bottom' },
      ],
      ...whenEnabled,
    }),
    animation: choice({
      label: 'Animation',
      options: [
        { value: 'SCROLL', label: 'Scroll' },
        { value: 'BLINK', label: 'Blink' },
        { value: 'NONE', label: 'None' },
      ],
      ...whenEnabled,
    }),
  },
);

const tabFields = group(
  { label: 'Tab' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    hideName: toggle({ label: 'Hide the name' }),
    ...limits,
    visible: toggle({ label: 'Visible', initial: true }),
    active: toggle({ label: 'Active', initial: true }),
    tabImage: image({ label: 'Image' }),
    tabColor: color({ label: 'Color', allowEmpty: true }),
    tabTextColor: color({ label: 'Text color', allowEmpty: true }),
    background,
    scrollingText,
    buttons,
  },
  [named()],
);

export interface LayoutTab extends Value<typeof tabFields> {}
export const layoutTab: Field<LayoutTab> = tabFields;

/** Tabs of buttons; their order is that of the list. */
export const tabs = (label: string) =>
  list({ label, max: 200, publishedPosition: 'order', cleanedMembers: cleanTabs }, layoutTab);

import { dayStartTexts, locationRecord, locationsTexts } from '@commissary/catalog';
import { businessDayStarts, formatClock } from '@commissary/domain';
import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { companyMenus, tagsOf } from '../../cache/index.ts';
import type { WidgetProps } from '../../form/inputs/index.ts';
import { RecordOptions } from '../../form/record/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { describedAs } from '../../ui/index.ts';
import { timeZoneChoices } from './time-zones.ts';

function TimeZone(props: WidgetProps) {
  return <RecordOptions {...props} data={timeZoneChoices(String(props.value ?? ''))} />;
}

const dayStarts = businessDayStarts.map(start => ({ value: String(start), label: formatClock(start) }));

/** Nothing is the start that the company has. */
function DayStart(props: WidgetProps) {
  return (
    <RecordOptions
      {...props}
      value={typeof props.value === 'number' ? String(props.value) : null}
      placeholder={dayStartTexts.usual}
      data={dayStarts}
      onChange={next => props.onChange(next === null ? null : Number(next))}
    />
  );
}

function LocationGroup(props: WidgetProps) {
  const { user } = useActiveTenant();
  const may = (feature: string) => user.enabledFeatures.includes(feature);
  const groups = user.accessibleTenants.filter(({ type }) => type === 'GROUP');
  return (
    <RecordOptions
      {...props}
      placeholder={locationsTexts.noGroup}
      disabled={!(user.companyWide && (may('editLocation') || may('addLocation')))}
      data={groups.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function LocationMenu(props: WidgetProps) {
  const { data = [] } = useQuery(companyMenus(useActiveTenant().companyId));
  const menus = data.filter(({ template }) => !template);
  return (
    <RecordOptions
      {...props}
      placeholder={locationsTexts.noMenu}
      data={menus.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Tags are typed or chosen among those in use. */
function LocationTags({ id, value, label, describedBy, invalid, onChange }: WidgetProps) {
  const { data = [] } = useQuery(tagsOf(useActiveTenant().companyId));
  return (
    <TagsInput
      id={id}
      aria-label={label}
      data={[...data]}
      maxTags={locationRecord.field.shape.tags.max}
      value={Array.isArray(value) ? value.map(String) : []}
      error={invalid}
      withErrorStyles={invalid}
      inputContainer={describedAs(describedBy)}
      onChange={next => onChange([...new Set(next.map(tag => tag.trim()).filter(Boolean))])}
    />
  );
}

/** The controls of a location's fields whose options are loaded. */
export const locationControls = {
  timeZone: TimeZone,
  dayStart: DayStart,
  groupId: LocationGroup,
  menuId: LocationMenu,
  tags: LocationTags,
};

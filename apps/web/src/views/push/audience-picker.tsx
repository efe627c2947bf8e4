import { pushTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { LocationsPicker } from '../../level-actions/index.ts';
import { Segmented, Select } from '../../ui/index.ts';

export type Audience =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'group'; readonly id: string | null }
  | { readonly kind: 'locations'; readonly ids: ReadonlySet<string> };

export interface AudiencePickerProps {
  readonly tenants: readonly AccessibleTenant[];
  /** Whether this person works for the whole company. */
  readonly everybody: boolean;
  readonly value: Audience;
  readonly onChange: (audience: Audience) => void;
}

/** Who a notification goes to: everybody, a group, or some locations. */
export function AudiencePicker({ tenants, everybody, value, onChange }: AudiencePickerProps) {
  const groups = tenants.filter(({ type }) => type === 'GROUP');
  const options = [
    ...(everybody ? [{ value: 'everybody' as const, label: texts.everybody }] : []),
    ...(groups.length > 0 ? [{ value: 'group' as const, label: texts.group }] : []),
    { value: 'locations' as const, label: texts.locations },
  ];
  return (
    <>
      <div>
        <Segmented label={texts.to} value={value.kind} options={options} onChange={kind => onChange(started[kind])} />
      </div>
      {value.kind === 'group' && (
        <Select
          label={texts.whichGroup}
          searchable
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.id}
          onChange={id => onChange({ kind: 'group', id })}
        />
      )}
      {value.kind === 'locations' && (
        <LocationsPicker tenants={tenants} chosen={value.ids} onChange={ids => onChange({ kind: 'locations', ids })} />
      )}
    </>
  );
}

const started: Readonly<Record<Audience['kind'], Audience>> = {
  everybody: { kind: 'everybody' },
  group: { kind: 'group', id: null },
  locations: { kind: 'locations', ids: new Set() },
};

/** The groups and locations of an audience; null: the whole company. */
export const placesOf = (audience: Audience): readonly string[] | null | 'nothing' => {
  if (audience.kind === 'everybody') return null;
  const ids = audience.kind === 'locations' ? [...audience.ids] : [audience.id ?? ''];
  return ids.length === 0 || ids[0] === '' ? 'nothing' : ids;
};

/** The locations that this person can access of an audience. */
export const locationsOf = (audience: Audience, tenants: readonly AccessibleTenant[]): readonly AccessibleTenant[] =>
  tenants.filter(({ type, id, groupId }) => {
    if (type !== 'LOCATION') return false;
    if (audience.kind === 'everybody') return true;
    return audience.kind === 'group' ? groupId === audience.id : audience.ids.has(id);
  });

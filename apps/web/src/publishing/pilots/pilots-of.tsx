import { canaryTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagsOf } from '../../cache/index.ts';
import { reportError } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { locationsTagged } from './locations-tagged.ts';

export interface PilotsOfProps {
  /** The selected locations. */
  readonly locations: readonly AccessibleTenant[];
  readonly onPick: (ids: readonly string[]) => void;
}

const [ofGroup, ofTag] = ['group ', 'tag '];

/** Ticks the selected locations of a group, or those that have a tag. */
export function PilotsOf({ locations, onPick }: PilotsOfProps) {
  const { companyId } = useActiveTenant();
  const client = useQueryClient();
  const { data: tags = [] } = useQuery(tagsOf(companyId));
  const groups = new Map(locations.flatMap(one => (one.groupId === null ? [] : [[one.groupId, one.groupName ?? '']])));
  if (groups.size + tags.length === 0) return null;
  const pick = async (value: string): Promise<void> => {
    if (value.startsWith(ofGroup)) {
      const id = value.slice(ofGroup.length);
      return onPick(locations.flatMap(one => (one.groupId === id ? [one.id] : [])));
    }
    try {
      const tagged = new Set(await client.fetchQuery(locationsTagged(companyId, value.slice(ofTag.length))));
      onPick(locations.flatMap(({ id }) => (tagged.has(id) ? [id] : [])));
    } catch (error) {
      reportError(error, texts.tagsFailed);
    }
  };
  return (
    <NativeSelect
      label={texts.pilotsOf}
      value=""
      onChange={event => void pick(event.currentTarget.value)}
      data={[
        { value: '', label: texts.choosePilotsOf },
        {
          group: texts.groups,
          items: [...groups].map(([id, label]) => ({ value: `${ofGroup}${id}`, label })),
        },
        { group: texts.tags, items: tags.map(tag => ({ value: `${ofTag}${tag}`, label: tag })) },
      ].filter(one => !('items' in one) || one.items.length > 0)}
    />
  );
}

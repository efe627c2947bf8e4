import { documents, type Hours, type LocationSettings } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { type Channel, effectiveSet, followedBy } from '@commissary/domain';
import { documentChanges } from '../../../snapshot/index.ts';

/**
 * The edits that give a tenant the usual week of a channel as others have it, following included; none where it has it.
 */
export const weekEdits = (settings: LocationSettings, channel: Channel, like: Hours): readonly Edit[] => {
  const { hours } = settings;
  const flag = channel === 'inStore' ? null : followedBy[channel].flag;
  const follows = flag !== null && like[flag];
  if (follows && hours[flag]) return [];
  const next: Hours = {
    ...hours,
    ...(flag !== null && { [flag]: follows }),
    // A channel that follows keeps its own times, which do not apply.
    ...(!follows && { [channel]: effectiveSet(like, channel) }),
  };
  return documentChanges(documents.settings.field, settings, { ...settings, hours: next });
};

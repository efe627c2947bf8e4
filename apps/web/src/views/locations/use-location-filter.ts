import { locationsTexts } from '@commissary/catalog';
import type { ContactStatus } from '@commissary/domain';
import type { LocationState } from '../../cache/index.ts';
import { useAddressQuery } from '../../navigation/index.ts';
import type { LocationFilter } from './location-list.ts';

export const stateChoices: readonly { readonly value: LocationState['kind']; readonly label: string }[] = [
  { value: 'live', label: locationsTexts.upToDate },
  { value: 'unpublished', label: locationsTexts.notPublishedLabel },
  { value: 'scheduled', label: locationsTexts.scheduledLabel },
  { value: 'running', label: locationsTexts.running },
  { value: 'waiting', label: locationsTexts.waiting },
  { value: 'failed', label: locationsTexts.failed },
];

export const contactChoices: readonly { readonly value: ContactStatus; readonly label: string }[] = [
  { value: 'up-to-date', label: locationsTexts.withinDay },
  { value: 'out-of-date', label: locationsTexts.longerAgo },
  { value: 'never-contacted', label: locationsTexts.never },
];

/** The filter is stored in the address, so that a filtered list can be bookmarked and sent. */
export const useLocationFilter = () => {
  const { query, change } = useAddressQuery();
  const filter: LocationFilter = {
    text: query.search ?? '',
    group: query.group ?? null,
    state: stateChoices.find(({ value }) => value === query.state)?.value ?? null,
    contact: contactChoices.find(({ value }) => value === query.contact)?.value ?? null,
  };
  return {
    filter,
    change: ({ text, ...rest }: Partial<LocationFilter>) =>
      change({ ...rest, ...(text !== undefined && { search: text }) }),
  };
};

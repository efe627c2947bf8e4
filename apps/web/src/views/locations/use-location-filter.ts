import { withQuery } from '@commissary/catalog';
import type { Freshness } from '@commissary/domain';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { LocationState } from '../../cache/location-state.ts';
import { goTo } from '../../shell/go-to.ts';
import type { LocationFilter } from './location-list.ts';

export const stateChoices: readonly { readonly value: LocationState['kind']; readonly label: string }[] = [
  { value: 'live', label: 'Up to date' },
  { value: 'unpublished', label: 'Not published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'running', label: 'Running' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'failed', label: 'Failed' },
];

export const contactChoices: readonly { readonly value: Freshness; readonly label: string }[] = [
  { value: 'up-to-date', label: 'In the last 24 hours' },
  { value: 'out-of-date', label: 'Longer ago' },
  { value: 'never-contacted', label: 'Never' },
];

/** The filter stands in the address, so a filtered list can be kept and sent. */
export const useLocationFilter = () => {
  const query = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const router = useRouter();
  const filter: LocationFilter = {
    text: query.search ?? '',
    group: query.group ?? null,
    state: stateChoices.find(({ value }) => value === query.state)?.value ?? null,
    contact: contactChoices.find(({ value }) => value === query.contact)?.value ?? null,
  };
  const change = (part: Partial<LocationFilter>) => {
    const { text, ...rest } = part;
    const members = { ...rest, ...(text !== undefined && { search: text === '' ? null : text }) };
    goTo(router, withQuery(router.state.location.href, members), { replace: true });
  };
  return { filter, change };
};

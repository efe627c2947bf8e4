import type { ListedEmployee } from '@commissary/contract';
import { useDebouncedCallback } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { firstEmployees } from '../../cache/index.ts';
import { useActiveTenant } from '../../session/index.ts';

/** A pause in typing, in milliseconds. */
const pauseMs = 150;
/** One letter is a part of nearly every name. */
const shortestSearch = 2;
/** More than are shown: the palette chooses the best of them. */
const mostFound = 50;

export interface FoundPeople {
  readonly found: readonly ListedEmployee[];
  readonly isSearching: boolean;
}

/** The employees with these words in their names, asked for at each pause in typing; a newer search ends an older one. */
export const usePeople = (text: string): FoundPeople => {
  const { user, companyId } = useActiveTenant();
  const typed = text.trim();
  const [search, setSearch] = useState('');
  const searchLater = useDebouncedCallback(setSearch, pauseMs);
  useEffect(() => searchLater(typed), [typed, searchLater]);
  const maySee = user.enabledFeatures.includes('userAdmin');
  const { data, isFetching } = useQuery({
    ...firstEmployees(companyId, { search }, mostFound),
    enabled: maySee && search.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
  const isWanted = maySee && typed.length >= shortestSearch;
  return {
    found: (isWanted && data?.employees) || nobody,
    isSearching: isWanted && (isFetching || search !== typed),
  };
};

const nobody: readonly ListedEmployee[] = [];

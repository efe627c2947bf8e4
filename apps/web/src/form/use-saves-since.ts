import type { TimelineSave } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newestSavesOf } from '../cache/around.ts';
import { useForm } from './form-context.ts';
import type { Versions } from './opened.ts';
import { savesSince } from './others-saves.ts';

const none: readonly TimelineSave[] = [];

/** What others saved from some versions on, up to others; empty until it is known, and where nothing is asked. */
export const useSavesSince = (before: Versions | undefined, fresh: Versions | undefined): readonly TimelineSave[] => {
  const { address } = useForm();
  const { data } = useQuery({ ...newestSavesOf(address, fresh), enabled: before !== undefined && fresh !== undefined });
  return useMemo(
    () => (data === undefined || before === undefined ? none : savesSince(data, before, address.tenantId)),
    [data, before, address.tenantId],
  );
};

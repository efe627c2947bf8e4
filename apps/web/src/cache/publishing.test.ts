import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshLive, refreshPublishing, refreshUnpublished } from './publishing.ts';

const parts = ['unpublished', 'syncStatus', 'running', 'live', 'liveState'] as const;

it.each([
  ['a save', refreshUnpublished, ['unpublished', 'syncStatus']],
  ['a publish that moved on', refreshLive, ['unpublished', 'syncStatus', 'live', 'liveState']],
  ['a publish', refreshPublishing, [...parts]],
])('after %s what it changed is asked for again, in its company', async (_, refresh, asked) => {
  const client = new QueryClient();
  for (const company of ['ours', 'other'])
    for (const part of parts) client.setQueryData(['publishing', company, part], part);
  await refresh(client, 'ours');
  const invalid = (company: string) =>
    parts.filter(part => client.getQueryState(['publishing', company, part])?.isInvalidated);
  expect(invalid('ours')).toEqual(asked);
  expect(invalid('other')).toEqual([]);
});

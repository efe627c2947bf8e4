import { locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { TagsInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { locationOf, saveLocation, tagsOf } from '../../cache/index.ts';
import { showActionError } from '../../levels/index.ts';

/** Tags, edited in place and saved at once. */
export function LocationTags({ location }: { readonly location: Tenant }) {
  const { id, ver, companyId, tags } = location;
  const client = useQueryClient();
  const known = useQuery(tagsOf(companyId));
  const save = useMutation({
    mutationFn: (next: readonly string[]) => saveLocation(companyId, { id, ver, tags: [...next] }),
    onSuccess: saved => client.setQueryData(locationOf(companyId, id).queryKey, saved),
    onError: error => showActionError(error),
    onSettled: () => client.invalidateQueries({ queryKey: ['tenants', companyId] }),
  });
  return (
    <TagsInput
      aria-label={locationsTexts.tags}
      maxTags={20}
      data={known.data ?? []}
      disabled={save.isPending}
      value={[...(save.isPending ? save.variables : tags)]}
      onChange={next => save.mutate(next.map(tag => tag.trim().slice(0, 30)).filter(Boolean))}
    />
  );
}

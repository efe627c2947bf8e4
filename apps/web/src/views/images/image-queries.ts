import { imagesTexts as texts } from '@commissary/catalog';
import type { ImageRecord } from '@commissary/contract';
import { firstImages, type ImageUse } from '@commissary/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { uploadImage } from '../../cache/index.ts';
import { notify, reportError } from '../../notifications/index.ts';

export interface ImageQuery {
  readonly search?: string | undefined;
  readonly used?: ImageUse | undefined;
}

/** The images of a company, a page at a time. */
export const imagePages = (companyId: string, { search, used }: ImageQuery) =>
  infiniteQueryOptions({
    queryKey: ['images', companyId, 'pages', search ?? '', used ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const query = firstImages({ search, used });
      const asked = pageParam === null ? query : { ...query, after: pageParam };
      return responseBody(await api.images.list({ params: { companyId }, query: asked }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    // Until the answer to another search is there; not those of another company.
    placeholderData: (shown, asked) => (asked?.queryKey[1] === companyId ? shown : undefined),
    staleTime: 0,
  });

export const imageUsesOf = (companyId: string, name: string) =>
  queryOptions({
    queryKey: ['images', companyId, 'uses', name],
    queryFn: async ({ signal }) => responseBody(await api.images.uses({ params: { companyId, name } }, { signal })),
    staleTime: 0,
  });

/** After an upload, an edit or a deletion. A list that is on its way may be from before. */
export const refreshImages = async (client: QueryClient, companyId: string): Promise<void> => {
  const images = { queryKey: ['images', companyId] };
  await client.cancelQueries(images);
  await client.invalidateQueries(images);
};

export const saveImage = async (
  companyId: string,
  { name, ver }: Pick<ImageRecord, 'name' | 'ver'>,
  { label, alt }: Pick<ImageRecord, 'label' | 'alt'>,
): Promise<ImageRecord> =>
  responseBody(await api.images.edit({ params: { companyId, name }, body: { ver, label, alt } }));

export const deleteImage = async (companyId: string, name: string): Promise<void> => {
  await api.images.remove({ params: { companyId, name } });
};

/** What is wrong with a file, in words. */
export class RefusedFile extends Error {}

/** Uploads a file and shows it wherever an image is used, as it was seen. Returns in how many places. */
export const replaceByFile = async (
  companyId: string,
  { name }: Pick<ImageRecord, 'name'>,
  { file, seen }: { readonly file: File; readonly seen: string },
): Promise<number> => {
  const uploaded = await uploadImage(companyId, file);
  if ('problem' in uploaded) throw new RefusedFile(uploaded.problem);
  const by = uploaded.address.slice(uploaded.address.lastIndexOf('/') + 1);
  const options = { idempotencyKey: crypto.randomUUID() };
  return responseBody(await api.images.replace({ params: { companyId, name }, body: { by, seen } }, options)).replaced;
};

/** Says why an image was not replaced by a file. */
export const tellNotReplaced = (error: unknown, file: File): void => {
  if (error instanceof RefusedFile) notify('error', texts.refusedFile(file.name, error.message));
  else if (error instanceof StatusError && error.status === 409) notify('error', texts.usedSince);
  else reportError(error, texts.replaceFailed);
};

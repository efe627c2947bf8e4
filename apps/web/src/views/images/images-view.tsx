import { imagesTexts as texts } from '@commissary/catalog';
import type { ImageRecord } from '@commissary/contract';
import { imageTypes, isImageUse } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useAddressQuery, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { EmptyState, ErrorState, ListFilters, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { ImageDialog } from './image-dialog.tsx';
import { ImageGrid } from './image-grid.tsx';
import { type ImageQuery, imagePages } from './image-queries.ts';
import styles from './images.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { useUploads } from './use-uploads.ts';

const usedOptions = (['used', 'unused'] as const).map(value => ({ value, label: texts.usedOptions[value] }));

const queryOf = ({ search, used }: Readonly<Record<string, string | undefined>>): ImageQuery => ({
  search,
  used: isImageUse(used) ? used : undefined,
});

/** The images of the company: found, uploaded, called, and deleted where nothing shows them. */
export function ImagesView({ screen }: ViewProps) {
  const { companyId } = useActiveTenant();
  const address = useAddressQuery();
  const query = queryOf(address.query);
  const pages = useInfiniteQuery(imagePages(companyId, query));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const images = pages.data?.pages.flatMap(page => page.images) ?? [];
  const counts = pages.data?.pages[0]?.counts;
  const { uploads, upload, dismiss } = useUploads(companyId);
  usePasted(upload);
  const [open, setOpen] = useState<ImageRecord | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void upload([...event.dataTransfer.files]);
  };
  return (
    // Dropping is a shortcut for mouse users; the button does the same.
    <section aria-label={screen.title} onDragOver={event => event.preventDefault()} onDrop={drop}>
      <PageHeader
        title={screen.title}
        about={counts ? `${texts.about(counts.total, counts.unused)}. ${texts.dropHere}` : texts.dropHere}
        actions={
          <Writable>
            <input
              ref={input}
              type="file"
              hidden
              multiple
              aria-label={texts.upload}
              accept={imageTypes.join(',')}
              onChange={({ currentTarget }) => {
                void upload([...(currentTarget.files ?? [])]);
                // Lets the user choose the same files again.
                currentTarget.value = '';
              }}
            />
            <Button onClick={() => input.current?.click()}>{texts.upload}</Button>
          </Writable>
        }
      />
      <UploadProgress uploads={uploads} onDismiss={dismiss} />
      <div className="card">
        <ListFilters
          className={`${styles.filters} grid gap-8 line-below`}
          classes={{}}
          search={{ label: texts.search, placeholder: texts.searchHint }}
          filters={[{ key: 'used', label: texts.used, any: texts.anyUse, options: usedOptions }]}
          query={{ ...query }}
          onChange={address.change}
        />
        {pages.isPending && <SkeletonRows rows={3} height={178} />}
        {pages.isError && images.length === 0 && <ErrorState text={texts.loadFailed} onRetry={() => pages.refetch()} />}
        {pages.isSuccess && images.length === 0 && (
          <EmptyState text={counts?.total === 0 ? texts.none : texts.noneFound} />
        )}
        {images.length > 0 && (
          <div className="pad-x-16 pad-y-12" aria-busy={pages.isPlaceholderData}>
            <ImageGrid
              images={images}
              onOpen={setOpen}
              onEnd={() => {
                if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
              }}
            />
          </div>
        )}
      </div>
      {open !== null && (
        <ImageDialog
          key={open.name}
          image={open}
          mayEdit={pages.data?.pages[0]?.mayEdit ?? false}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

/** Files that are pasted anywhere on the page. */
const usePasted = (upload: (files: readonly File[]) => Promise<void>): void => {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      void upload([...(clipboardData?.files ?? [])]);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [upload]);
};

import type { ComponentProps } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import type { RemoteChanges } from './use-remote-changes.ts';

/** Loaded with the first save of another person. */
const LoadedBanner = lazyComponent(async () => (await import('./remote-changes-banner.tsx')).RemoteChangesBanner);

export interface RemoteChangesBannerProps extends Omit<ComponentProps<typeof LoadedBanner>, 'news'> {
  readonly news: RemoteChanges | null;
}

/** What others saved while the form was open, when there is anything. */
export function LazyRemoteChangesBanner({ news, ...props }: RemoteChangesBannerProps) {
  if (news === null) return null;
  return <LoadedBanner news={news} {...props} />;
}

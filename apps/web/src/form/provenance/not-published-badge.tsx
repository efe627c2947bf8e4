import { formTexts } from '@commissary/catalog';
import { useCallback, useSyncExternalStore } from 'react';
import { Badge, Dot } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import { unpublishedPaths } from './unpublished-paths.ts';

/** How many values below some paths are saved and not live. */
export function NotPublishedBadge({ paths }: { readonly paths: readonly string[] }) {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.follow('', listener), [store]);
  const count = useSyncExternalStore(
    subscribe,
    () => unpublishedPaths(store.session().opened, store.surroundings().live, paths).length,
  );
  if (count === 0) return null;
  return (
    <Badge tone="amber" icon={<Dot tone="amber" />}>
      {formTexts.unpublishedCount(count)}
    </Badge>
  );
}

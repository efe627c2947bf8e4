import { useSearch } from '@tanstack/react-router';
import { lazyComponent } from '../../navigation/index.ts';

/** Loaded when an address names an earlier save. */
const EarlierSaveDialog = lazyComponent(async () => (await import('./earlier-save-dialog.tsx')).EarlierSaveDialog);

/** What restoring an earlier save would change, while the address names one. */
export function RestoreDialog() {
  const { restore } = useSearch({ strict: false }) as { readonly restore?: string };
  return restore === undefined ? null : <EarlierSaveDialog />;
}

import { formatCount, type PublishKind } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DocumentAddress } from '../cache/documents.ts';
import type { ActivePlace } from '../session/place.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PreviewChanges } from '../views/publish/preview-changes.tsx';
import { previewOf } from '../views/publish/use-preview.ts';
import { usePublish } from '../views/publish/use-publish.ts';
import styles from './publish-after-save.module.css';

export interface PublishAfterSaveProps {
  readonly address: DocumentAddress;
  readonly place: ActivePlace;
  readonly onClose: () => void;
}

/** After "Save and publish…": what the locations that this level reaches would get, and the button that sends it. */
export function PublishAfterSave({ address, place, onClose }: PublishAfterSaveProps) {
  const kind: PublishKind = address.kind === 'employment' ? 'employment' : 'menu';
  const reached = reachedBy(place);
  const preview = useQuery(previewOf(address.companyId, kind, reached));
  const { publish, busy } = usePublish(address.companyId, kind);
  const ready =
    preview.data?.filter(({ disabled, documents }) => disabled === null && documents.some(({ total }) => total > 0)) ??
    [];
  const send = async () => {
    if (
      await publish(
        ready.map(({ locationId }) => locationId),
        null,
      )
    )
      onClose();
  };
  return (
    <Dialog label={title} onClose={onClose} size={560}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>Everything saved and not published goes out with it.</p>
      </div>
      {preview.isPending && <LoadingRows rows={4} />}
      {preview.data && (
        <PreviewChanges
          kind={kind}
          companyId={address.companyId}
          previews={preview.data}
          tenants={place.user.accessibleTenants}
        />
      )}
      <footer className={styles.foot}>
        <Button variant="subtle" onClick={onClose}>
          Not now
        </Button>
        <Button disabled={ready.length === 0 || busy} onClick={send}>
          Publish to {formatCount(ready.length, 'location')}
        </Button>
      </footer>
    </Dialog>
  );
}

const title = 'Saved. Publish it now?';

/** The locations that get what is edited at a place. */
export const reachedBy = ({ user, tenant, level }: Pick<ActivePlace, 'user' | 'tenant' | 'level'>): readonly string[] =>
  user.accessibleTenants
    .filter(({ id, type, groupId }) => {
      if (type !== 'LOCATION') return false;
      if (level === 'company') return true;
      return level === 'group' ? groupId === tenant?.id : id === tenant?.id;
    })
    .map(({ id }) => id);

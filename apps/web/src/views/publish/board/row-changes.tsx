import { publishBoardTexts } from '@commissary/catalog';
import type { TenantSyncStatus } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { IconChevronRight } from '@tabler/icons-react';
import { PreviewChanges, usePreview } from '../../../publishing/preview/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { classNames, ErrorState, SkeletonRows } from '../../../ui/index.ts';
import board from './board.module.css';

interface ChangesButtonProps {
  readonly name: string;
  readonly changes: NonNullable<TenantSyncStatus['changes']>;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** How many changes wait at a location, and how many of them are its own; it shows and hides them. */
export function ChangesButton({ name, changes: { total, own }, isOpen, onTurn }: ChangesButtonProps) {
  const { levels } = useActiveTenant();
  return (
    <button type="button" className={classNames(board.fold, board.count)} aria-expanded={isOpen} onClick={onTurn}>
      <IconChevronRight size={14} stroke={1.8} aria-hidden />
      {publishBoardTexts.changes(total, levels ? own : 0)}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}

interface RowChangesProps {
  readonly kind: PublishKind;
  readonly id: string;
}

/** What a publish would change at one location, below its row. */
export function RowChanges({ kind, id }: RowChangesProps) {
  const { companyId, user } = useActiveTenant();
  const preview = usePreview(companyId, kind, [id]);
  return (
    <div className={board.changes}>
      {preview.isPending && <SkeletonRows rows={2} />}
      {preview.isError && <ErrorState text={publishBoardTexts.previewFailed} onRetry={() => preview.refetch()} />}
      {preview.data && (
        <PreviewChanges
          kind={kind}
          companyId={companyId}
          previews={preview.data}
          tenants={user.accessibleTenants}
          more={preview.more}
        />
      )}
    </div>
  );
}

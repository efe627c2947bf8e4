import { formatCount } from '@commissary/domain';
import { api, bodyOf } from '../../api.ts';
import type { DocumentAddress } from '../../cache/documents.ts';
import { effectiveOf, savedContent } from '../../form/opened.ts';
import { PreviewedAct } from '../../levels/previewed-act.tsx';
import { undoSet } from '../../levels/undo-set.ts';
import { placeIn } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import styles from './compare.module.css';
import type { Difference, Side } from './differences.ts';

export interface CopyDialogProps {
  readonly rows: readonly Difference[];
  /** The side that is written. */
  readonly target: 'left' | 'right';
  readonly address: DocumentAddress;
  readonly side: Side;
  readonly names: { readonly from: string; readonly to: string };
  readonly onClose: () => void;
}

/** Gives one place what the other has, as its own values, after showing what that changes. */
export function CopyDialog({ rows, target, address, side, names, onClose }: CopyDialogProps) {
  const { kind, companyId, menuId, tenantId } = address;
  const { opened } = side;
  const user = useUser();
  const { level } = placeIn(user, tenantId);
  const edits = rows.flatMap(row => row[target].edits);
  const places = [{ tenantId: tenantId ?? '', ver: opened.versions.override, edits }];
  const call = { params: { id: companyId }, body: { kind, places, ...(menuId !== null && { menuId }) } };
  const what = formatCount(rows.length, 'difference');
  const below = user.accessibleTenants.filter(({ type, groupId }) => type === 'LOCATION' && groupId === tenantId);
  return (
    <PreviewedAct
      title={`Copy ${what} to ${names.to}`}
      accept={`Copy to ${names.to}`}
      done={`${names.to} has what ${names.from} has there.`}
      companyId={companyId}
      about={['copy', call.body]}
      preview={async signal => bodyOf(await api.overrides.previewSet(call, { signal }))}
      act={async () => bodyOf(await api.overrides.set(call))}
      undo={undoSet(address)}
      reach={level === 'group' ? below.length : 1}
      definition={opened.definition}
      document={effectiveOf(opened, savedContent(opened))}
      onClose={onClose}
      notes={() => (
        <p className={styles.note}>Where the level above has the same already, nothing is set at {names.to}.</p>
      )}
    />
  );
}

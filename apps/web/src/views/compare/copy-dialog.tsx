import { compareTexts, countTexts } from '@commissary/catalog';
import { api, responseBody } from '../../api/index.ts';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { PreviewedAction } from '../../level-actions/index.ts';
import { undoSet } from '../../levels/index.ts';
import { activeTenantIn, useUser } from '../../session/index.ts';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import type { ComparedSide, Difference } from './differences.ts';

export interface CopyDialogProps {
  readonly rows: readonly Difference[];
  /** The side that is written. */
  readonly target: 'left' | 'right';
  readonly address: CachedDocumentKey;
  readonly side: ComparedSide;
  readonly names: { readonly from: string; readonly to: string };
  readonly onClose: () => void;
}

/** Copies values of one tenant to the other as its own values, after a preview of the changes. */
export function CopyDialog({ rows, target, address, side, names, onClose }: CopyDialogProps) {
  const { kind, companyId, menuId, tenantId } = address;
  const { opened } = side;
  const user = useUser();
  const { level } = activeTenantIn(user, tenantId);
  const edits = rows.flatMap(row => row[target].edits);
  const targets = [{ tenantId: tenantId ?? '', ver: opened.versions.override, edits }];
  const call = { params: { id: companyId }, body: { kind, places: targets, ...(menuId !== null && { menuId }) } };
  const what = countTexts.differences(rows.length);
  const below = user.accessibleTenants.filter(({ type, groupId }) => type === 'LOCATION' && groupId === tenantId);
  return (
    <PreviewedAction
      title={compareTexts.copyWhatTo(what, names.to)}
      accept={compareTexts.copyToTitle(names.to)}
      done={compareTexts.copied(names.to, names.from)}
      companyId={companyId}
      about={['copy', call.body]}
      preview={async signal => responseBody(await api.overrides.previewSet(call, { signal }))}
      act={async () => responseBody(await api.overrides.set(call))}
      undo={undoSet(address)}
      reach={level === 'group' ? below.length : 1}
      definition={opened.definition}
      document={effectiveOf(opened, savedCopy(opened))}
      onClose={onClose}
      notes={() => <p className="tone-2">{compareTexts.copyHint(names.to)}</p>}
    />
  );
}

import { countTexts, levelsTexts } from '@commissary/catalog';
import type { Field } from '@commissary/schema';
import { api, responseBody } from '../api/index.ts';
import type { CachedDocumentKey } from '../cache/index.ts';
import { undoSet } from '../levels/index.ts';
import { useUser } from '../session/index.ts';
import styles from './level-actions.module.css';
import { PreviewedAction } from './previewed-action.tsx';

export interface ResetBelowDialogProps {
  readonly address: CachedDocumentKey;
  readonly label: string;
  readonly path: string;
  readonly places: readonly { readonly tenantId: string; readonly ver: number }[];
  readonly definition: Field;
  readonly document: unknown;
  readonly onClose: () => void;
}

/** Resets the own value of several tenants, after a preview of the value each would inherit. */
export function ResetBelowDialog(props: ResetBelowDialogProps) {
  const { address, label, path, places: targets, definition, document, onClose } = props;
  const { accessibleTenants } = useUser();
  const { kind, companyId, menuId } = address;
  const edits = [{ op: 'reset' as const, path }];
  const call = {
    params: { id: companyId },
    body: { kind, places: targets.map(target => ({ ...target, edits })), ...(menuId !== null && { menuId }) },
  };
  const locations = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const reset = locations.filter(({ id }) => targets.some(({ tenantId }) => tenantId === id)).length;
  const where = countTexts.groupsAndLocations(targets.length - reset, reset);
  return (
    <PreviewedAction
      title={levelsTexts.resetTitle(label, where)}
      accept={levelsTexts.resetConfirm(where)}
      done={levelsTexts.resetDone(label, where)}
      companyId={companyId}
      about={['reset', call.body]}
      preview={async signal => responseBody(await api.overrides.previewSet(call, { signal }))}
      act={async () => responseBody(await api.overrides.set(call))}
      undo={undoSet(address)}
      reach={locations.length}
      definition={definition}
      document={document}
      onClose={onClose}
      notes={() => <p className={`${styles.note} text-13 tone-2`}>{levelsTexts.allOrNone}</p>}
    />
  );
}

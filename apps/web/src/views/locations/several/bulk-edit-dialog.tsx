import { levelsTexts, locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import type { ReactNode } from 'react';
import { MultiLevelActionDialog } from '../../../level-actions/index.ts';
import type { SeveralEdit, SharedField } from './several-edits.ts';
import { useEditSeveral } from './use-edit-several.ts';

/** What each dialog on the selected locations gets. */
export interface BulkEditProps {
  readonly companyId: string;
  readonly locations: readonly Tenant[];
  readonly onSaved: (saved: readonly Tenant[]) => void;
  readonly onConflict: (all: readonly Tenant[]) => void;
  readonly onClose: () => void;
}

interface BulkEditDialogProps extends BulkEditProps {
  readonly title: string;
  readonly field: SharedField;
  readonly edits: readonly SeveralEdit[];
  readonly accept?: string;
  /** Why it cannot be saved. */
  readonly problem?: string | undefined;
  /** After the number of locations: what else is known about the change. */
  readonly impact?: string | undefined;
  /** What the change does is not known yet. */
  readonly loading?: boolean;
  readonly children: ReactNode;
}

/** A change of several locations: how many of them change is shown before, all of them are saved together. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { title, locations, edits, accept, problem, impact, loading = false, children, onClose } = props;
  const save = useEditSeveral(props);
  const scope = levelsTexts.changesOnly(
    edits.length === 0 ? levelsTexts.noChanges : levelsTexts.changesCount(edits.length, locations.length),
  );
  const before = problem ?? (impact === undefined ? scope : `${scope} ${impact}`);
  return (
    <MultiLevelActionDialog
      title={title}
      about={save.isPending ? locationsTexts.changingSeveral(edits.length) : before}
      accept={accept ?? locationsTexts.changeSeveral(edits.length)}
      disabled={edits.length === 0 || problem !== undefined || loading}
      busy={save.isPending}
      onAccept={() => save.mutate(edits)}
      onClose={onClose}
    >
      {children}
    </MultiLevelActionDialog>
  );
}

import type { BulkEditProps } from './bulk-edit-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

const dialogs = { tags: TagsDialog, groupId: GroupDialog, menuId: MenuDialog };

/** Changes one field of the selected locations. */
export function SeveralDialog({ field, ...props }: BulkEditProps & { readonly field: keyof typeof dialogs }) {
  const Dialog = dialogs[field];
  return <Dialog {...props} />;
}

export { GroupDialog } from './group-dialog.tsx';
export { MenuDialog } from './menu-dialog.tsx';
export { TagsDialog } from './tags-dialog.tsx';

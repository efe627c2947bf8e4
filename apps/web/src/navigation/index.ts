/**
 * Where to look:
 * - A part of a page that is loaded when it is first rendered: `lazy-component.tsx`: one that cannot be loaded says so
 *   in its place, or is left out where the page is whole without it.
 * - Navigation after a save, unsaved changes: `use-navigate-after-save.ts`; `useRegisterUnsaved` in `unsaved.ts`.
 * - Lazy loading of a dialog: `apps/web/src/shell/use-lazy-dialog.ts`: what is typed meanwhile is buffered for it.
 */
export { useActiveMenu } from './active-menu.ts';
export { AppLink } from './app-link.tsx';
export { ButtonLink } from './button-link.tsx';
export { giveDocumentFile, takeDocumentFile } from './document-file.ts';
export { type FormAddress, leavesEditSession } from './edit-session-address.ts';
export { historyHref } from './history-href.ts';
export { lazyComponent } from './lazy-component.tsx';
export { type TenantOption, tenantOptions } from './location-options.ts';
export { navigateTo } from './navigate.ts';
export { beforeNavigate } from './navigation-guard.ts';
export { hrefOfPath } from './path-href.ts';
export { previousAddress } from './previous-address.ts';
export { useFocusReturned, useReturnedMember } from './returned-member.ts';
export { useTenantHref } from './tenant-href.ts';
export {
  hasUnsavedWork,
  savesEnded,
  saveUnsavedWork,
  setLeaving,
  unsavedWork,
  useHasUnsavedWork,
  useRegisterUnsaved,
} from './unsaved.ts';
export { useAddressQuery } from './use-address-query.ts';
export { useCurrentScreen } from './use-current-screen.ts';
export { useMatchedScreen } from './use-matched-screen.ts';
export { useNavigateAfterSave } from './use-navigate-after-save.ts';
export type { ViewProps } from './view-props.ts';
export { withTimeout } from './with-timeout.ts';

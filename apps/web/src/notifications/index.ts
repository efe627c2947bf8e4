/**
 * Where to look:
 * - Error messages, toasts: `report-error.ts`, `apps/web/src/ui/dialogs/toast-list.tsx`.
 */
export { isBusy, withBusyOverlay } from './busy-overlay.ts';
export { askConfirm, type OpenQuestion, openQuestion } from './confirm.ts';
export { dismiss, notify, notifyUntilDone, type ToastDetail, toasts } from './notify.ts';
export { failedLoad, goHome, reportError } from './report-error.ts';
export { requestLimitText, withLimitReason } from './request-limit-text.ts';
export { useFailedLoad, useLoadError, useMissingRecord } from './use-load-error.ts';

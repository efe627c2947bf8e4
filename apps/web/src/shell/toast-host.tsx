import { AppLink } from '../navigation/app-link.tsx';
import { dismiss, toasts } from '../notifications/notify.ts';
import { ToastList } from '../ui/dialogs/toast-list.tsx';
import { useStore } from '../ui/store.ts';

/** Renders the toasts. */
export function ToastHost() {
  return <ToastList notices={useStore(toasts)} onClose={dismiss} Link={AppLink} />;
}

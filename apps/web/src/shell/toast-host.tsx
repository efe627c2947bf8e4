import { useStore } from '../ui/store.ts';
import { ToastList } from '../ui/toast-list.tsx';
import { AppLink } from './app-link.tsx';
import { dismiss, toasts } from './notify.ts';

/** Renders the toasts. */
export function ToastHost() {
  return <ToastList notices={useStore(toasts)} onClose={dismiss} Link={AppLink} />;
}

import { NoticeList } from '../ui/notice-list.tsx';
import { useStore } from '../ui/store.ts';
import { AppLink } from './app-link.tsx';
import { dismiss, notices } from './notify.ts';

/** Where notices appear. */
export function NoticeHost() {
  return <NoticeList notices={useStore(notices)} onClose={dismiss} Link={AppLink} />;
}

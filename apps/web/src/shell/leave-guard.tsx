import { messages, shellTexts } from '@commissary/catalog';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  type FormAddress,
  hasUnsavedWork,
  leavesEditSession,
  savesEnded,
  saveUnsavedWork,
  setLeaving,
  unsavedWork,
  useHasUnsavedWork,
} from '../navigation/index.ts';
import { askConfirm } from '../notifications/index.ts';
import { sessionStore } from '../session/index.ts';

/** Asks before unsaved work is left. A change of company has a question of its own. */
export function LeaveGuard() {
  const router = useRouter();
  const unsaved = useHasUnsavedWork();
  useEffect(() => router.subscribe('onResolved', () => setLeaving(false)), [router]);
  useBlocker({
    disabled: !unsaved,
    enableBeforeUnload: hasUnsavedWork,
    shouldBlockFn: async ({ current, next }) => {
      if (!hasUnsavedWork() || sessionStore.get().user === null || !leavesEditSession(current, next)) return false;
      if (changesCompany(next)) return false;
      // Does not ask about work that is being saved: the navigation continues when the save has succeeded.
      setLeaving(true);
      await savesEnded();
      const stays = hasUnsavedWork() && !(await mayLeave());
      if (stays) setLeaving(false);
      return stays;
    },
  });
  return null;
}

const changesCompany = ({ search }: Pick<FormAddress, 'search'>): boolean => {
  const { companyId } = search as { companyId?: string };
  return companyId !== undefined && companyId !== sessionStore.get().user?.companyId;
};

const mayLeave = async (): Promise<boolean> => {
  const answer = await askConfirm({
    title: shellTexts.leaveQuestion,
    text: unsavedWork()
      .map(({ count, what }) => shellTexts.unsavedChangesTo(count, what))
      .join(' '),
    accept: shellTexts.leave,
    cancel: messages.confirm.cancel,
    save: unsavedWork().every(({ save }) => save) ? messages.confirm.save : undefined,
  });
  return answer === 'save' ? saveUnsavedWork() : answer === 'accept';
};

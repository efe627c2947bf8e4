import { savedViewTexts as texts } from '@commissary/catalog';
import type { ListedReportView, ReportView } from '@commissary/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody } from '../../../api/index.ts';
import { notify, reportError } from '../../../notifications/index.ts';
import { useActiveTenant } from '../../../session/index.ts';

const keyOf = (companyId: string) => ['report-views', companyId] as const;

/** What somebody keeps, and what others share. */
export const savedViewsOf = (companyId: string) =>
  queryOptions({
    queryKey: keyOf(companyId),
    queryFn: async ({ signal }) => responseBody(await api.reports.views({ params: { companyId } }, { signal })),
  });

/** What is kept of a view that is listed. */
export const viewOf = ({ report, name, folder, isShared, query, mail }: ListedReportView): ReportView => ({
  ...{ report, name, folder, isShared, query },
  ...(mail !== undefined && { mail }),
});

export interface KeptView {
  readonly id: string;
  /** Null removes it. */
  readonly view: ReportView | null;
}

/** Keeps a view or removes it, and says so; what is removed can be brought back. */
export const useSaveView = () => {
  const { companyId } = useActiveTenant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, view }: KeptView & { readonly done: () => void }) =>
      responseBody(await api.reports.saveView({ params: { companyId, id }, body: { view } })),
    onSuccess: (_, { done }) => done(),
    onError: error => reportError(error, texts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(companyId) }),
  });
};

/** Keeps a view of somebody who is gone as an own one. */
export const useTakeOverView = () => {
  const save = useSaveView();
  return (taken: ListedReportView) => {
    const view = viewOf(taken);
    save.mutate({ id: taken.id, view, done: () => notify('success', texts.takenOver(view.name)) });
  };
};

/** Removes a view; the notice brings it back as it was. */
export const useRemoveView = () => {
  const save = useSaveView();
  return (removed: ListedReportView) => {
    const [{ id }, view] = [removed, viewOf(removed)];
    const undo = () => save.mutate({ id, view, done: () => notify('success', texts.restored(view.name)) });
    const offer = () => notify('success', texts.removed(view.name), { act: { text: texts.undo, run: undo } });
    save.mutate({ id, view: null, done: () => void offer() });
  };
};

import { menusAdminTexts as texts } from '@commissary/catalog';
import type { ManagedMenu } from '@commissary/contract';
import { Box } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { LazyConflictQuestions } from '../../form/conflicts/index.ts';
import { pageZone } from '../../formatting/index.ts';
import { showActionError, useRefreshGroups } from '../../levels/index.ts';
import { notify } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { DialogActions, ErrorState, SheetDialog, SkeletonRows } from '../../ui/index.ts';
import styles from './menus-admin.module.css';
import { templateChangesOf } from './menus-query.ts';
import { useRefreshMenus } from './use-menu-calls.ts';

export interface TemplateDialogProps {
  readonly menu: ManagedMenu;
  readonly onClose: () => void;
}

type Choices = Readonly<Record<string, 'ours' | 'theirs'>>;

/** What the template of a menu changed since, then a choice for each field that both changed; saved as one version. */
export function TemplateDialog({ menu, onClose }: TemplateDialogProps) {
  const { companyId } = useActiveTenant();
  const refreshMenus = useRefreshMenus();
  const refresh = useRefreshGroups(companyId);
  const { data, isError, refetch } = useQuery(templateChangesOf(companyId, menu.id));
  const [asking, setAsking] = useState(false);
  const template = menu.source?.name ?? '';
  const take = useMutation({
    mutationFn: async (choices: Choices) => {
      const { ver, from, now } = data ?? { ver: 0, from: 0, now: 0 };
      const body = { ver, from, now, choices };
      return responseBody(await api.menus.takeTemplate({ params: { companyId, menuId: menu.id }, body }));
    },
    onSuccess: () => notify('success', texts.taken(menu.name)),
    onError: error => showActionError(error, texts.takeTitle(menu.name, template)),
    onSettled: async () => {
      onClose();
      await Promise.all([refreshMenus(), refresh()]);
    },
  });
  const conflicts = data?.conflicts ?? [];
  if (asking)
    return (
      <LazyConflictQuestions
        rows={conflicts.map(({ mine, theirs, ...row }) => ({
          ...row,
          mine: { value: mine, note: null },
          theirs: { value: theirs, note: template },
        }))}
        zone={pageZone()}
        title={menu.name}
        label={menu.name}
        text={null}
        choose={texts.takeChosen}
        onChoose={choices => take.mutate(Object.fromEntries(choices))}
        onKeep={onClose}
      />
    );
  const isNothing = data !== undefined && data.total === 0 && conflicts.length === 0;
  const total = data?.total ?? 0;
  return (
    <SheetDialog
      title={texts.takeTitle(menu.name, template)}
      about={isNothing ? texts.takeNothing : data && texts.takeAbout(total, conflicts.length)}
      startsAtTitle
      size={640}
      closable={!take.isPending}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={texts.cancel}
          accept={isNothing ? texts.takeKeep : conflicts.length > 0 ? texts.takeNext : texts.take(total)}
          startsHere={false}
          disabled={data === undefined}
          busy={take.isPending}
          onDismiss={onClose}
          onAccept={() => (conflicts.length > 0 ? setAsking(true) : take.mutate({}))}
        />
      }
    >
      {/* What scrolls must be reached by the keyboard. */}
      <Box className={styles.body ?? ''} role="region" aria-label={texts.templateChanges} tabIndex={0}>
        {isError && <ErrorState text={texts.takeFailed} onRetry={() => refetch()} />}
        {data === undefined && !isError && <SkeletonRows rows={4} height={32} />}
        <ul className="list">
          {data?.differences.map(({ op, path, sentence }) => (
            <li key={`${op} ${path}`} className="break-anywhere pad-x-24 pad-y-8 line-above">
              {sentence}
            </li>
          ))}
        </ul>
        {data && total > data.differences.length && (
          <p className="text-13 tone-2 pad-x-24">{texts.moreDifferences(total - data.differences.length)}</p>
        )}
      </Box>
    </SheetDialog>
  );
}

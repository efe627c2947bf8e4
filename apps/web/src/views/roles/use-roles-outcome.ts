import { errorText, rolesTexts } from '@commissary/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { employeesKey, rolesKey } from '../../cache/index.ts';
import type { RecordOutcome } from '../../form/save/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { refreshUser, useUser } from '../../session/index.ts';

/** Shows how a save of roles ended, and loads what depends on them again. */
export const useRolesOutcome = () => {
  const client = useQueryClient();
  const { grantedRoles } = useUser();
  const sent = useRef<readonly string[]>([]);
  const onSent = useCallback((ids: readonly string[]) => {
    sent.current = ids;
  }, []);
  const onOutcome = useCallback(
    (outcome: RecordOutcome) => {
      if (outcome.is === 'overtaken') return void notify('error', rolesTexts.saveFailed);
      if (outcome.is === 'failed') return reportError(outcome.error, rolesTexts.saveFailed);
      if (outcome.is === 'refused')
        return void notify('error', outcome.failures.map(({ code }) => refusals[code] ?? errorText(code)).join(' '));
      const ids = sent.current;
      const { merged } = outcome;
      notify('success', rolesTexts.rolesSaved(ids.length), merged === null ? undefined : { text: merged });
      void client.invalidateQueries({ queryKey: rolesKey });
      void client.invalidateQueries({ queryKey: employeesKey });
      if (grantedRoles.some(({ roleId }) => ids.includes(roleId))) void refreshUser();
    },
    [client, grantedRoles],
  );
  return { onSent, onOutcome };
};

const refusals: Readonly<Record<string, string>> = { LAST_OWNER: rolesTexts.lastOwner };
